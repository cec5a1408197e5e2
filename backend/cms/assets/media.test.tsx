import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the files that were sent, in their order. */
const sent: string[] = [];
const refused = new Set(['too-large.jpg']);

/** An XMLHttpRequest whose reply depends on the file's name. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly responseText = '<p>It is too large.</p>';
  status = 0;
  readonly open = (): void => {};
  readonly setRequestHeader = (): void => {};
  readonly send = (body: FormData): void => {
    const file = body.get('file');
    const name = file instanceof File ? file.name : '';
    sent.push(name);
    this.status = refused.has(name) ? 422 : 200;
    setTimeout(() => this.dispatchEvent(new Event('load')));
  };
}

it('sends pictures that were stored only once, when others of them were refused', async () => {
  document.body.innerHTML = `<form data-uploads action="/cms/media" method="post"><input type="file" name="file">
<button>Add</button><ul data-upload-list></ul></form>`;
  Object.defineProperty(window, 'XMLHttpRequest', { value: FakeRequest });
  const script = document.createElement('script');
  script.textContent = readFileSync(join(__dirname, 'media.js'), 'utf8');
  document.head.append(script);
  const [form, input] = [document.querySelector('form'), document.querySelector('input')];
  const button = document.querySelector('button');
  const files = ['front.jpg', 'too-large.jpg', 'back.jpg'].map((name) => new File(['x'], name));
  Object.defineProperty(input, 'files', { value: files });
  const press = async (words: RegExp) => {
    form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    // A disabled one would lose the focus.
    expect(button).toBeEnabled();
    while (button?.hasAttribute('aria-disabled')) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(document.querySelector('ul')?.textContent).toMatch(words);
  };
  await press(/front.jpg – stored.*too-large.jpg – not stored: It is too large.*back.jpg – stored/);
  await press(/^too-large.jpg – not stored/);
  expect(sent).toEqual(['front.jpg', 'too-large.jpg', 'back.jpg', 'too-large.jpg']);
});
