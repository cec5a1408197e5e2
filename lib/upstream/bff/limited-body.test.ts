import { readLimited, readLimitedForm } from './limited-body';

function streamed(pieces: number, size: number, type = 'text/plain'): Request {
  let left = pieces;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (left-- > 0) controller.enqueue(new Uint8Array(size).fill(97));
      else controller.close();
    },
  });
  return new Request('http://shop.test', {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': type },
  } as RequestInit);
}

function upload(content: string): Request {
  const body = new FormData();
  body.set('image', new File([content], 'me.png', { type: 'image/png' }));
  return new Request('http://shop.test', { method: 'POST', body });
}

describe('a text', () => {
  it('is read up to the limit', async () => {
    expect(await readLimited(streamed(2, 50), 100)).toHaveLength(100);
    expect(await readLimited(streamed(3, 50), 100)).toBeNull();
    expect(await readLimited(new Request('http://shop.test', { method: 'POST' }))).toBe('');
  });
});

describe('a form with a file', () => {
  it('is read', async () => {
    const form = await readLimitedForm(upload('hello'), 1000);
    expect(form.kind).toBe('form');
    const file = form.kind === 'form' ? form.data.get('image') : null;
    expect(file).toBeInstanceOf(File);
    expect(file instanceof File && (await file.text())).toBe('hello');
  });

  it('is reported as too large, even without a Content-Length', async () => {
    expect((await readLimitedForm(upload('x'.repeat(2000)), 1000)).kind).toBe('too-large');
    expect((await readLimitedForm(streamed(40, 100, 'multipart/form-data; boundary=x'), 1000)).kind).toBe('too-large');
  });

  it('is unreadable if it is malformed', async () => {
    expect((await readLimitedForm(streamed(1, 10), 1000)).kind).toBe('unreadable');
    expect((await readLimitedForm(streamed(1, 10, 'multipart/form-data; boundary=x'), 1000)).kind).toBe('unreadable');
    expect((await readLimitedForm(streamed(1, 10, 'multipart/form-data'), 1000)).kind).toBe('unreadable');
  });
});
