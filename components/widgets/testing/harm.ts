/** A text that does harm where it is taken for HTML, or for an address. */
export const HARM =
  '"><script>window.hacked=1</script><img src=x onerror="window.hacked=1"><a ' +
  'href="javascript:window.hacked=1">a</a>\u202e\u0000';
