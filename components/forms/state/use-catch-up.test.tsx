import { render, waitFor } from '@testing-library/react';
import { Activity, useLayoutEffect, useRef, useState } from 'react';
import { type Root, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useEarlyInput } from './use-catch-up';

const FIELDS = ['a', 'b', 'c'];

/** Types like a browser: React does not know the value until its listener runs. */
function type(name: string, value: string): void {
  const input = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!input) throw new Error(`There is no field ${name}.`);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Types right after hydration. */
function NextKey() {
  useLayoutEffect(() => queueMicrotask(() => type('c', 'third')), []);
  return null;
}

function Fields() {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  useEarlyInput(() => {
    if (form.current)
      setValues(
        Object.fromEntries(
          [...new FormData(form.current)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
        ),
      );
  });
  return (
    <form ref={form}>
      {FIELDS.map((name) => (
        <input
          key={name}
          name={name}
          value={values[name] ?? ''}
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
        />
      ))}
      <NextKey />
    </form>
  );
}

let root: Root | null = null;
afterEach(() => root?.unmount());

it('reads once, also if the router hides the page and shows it again', () => {
  const read = jest.fn();
  const Page = () => {
    useEarlyInput(read);
    return null;
  };
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Page />
    </Activity>
  );
  const { rerender } = render(page('visible'));
  rerender(page('hidden'));
  rerender(page('visible'));
  expect(read).toHaveBeenCalledTimes(1);
});

it('preserves input from before hydration while typing continues', async () => {
  // As in a browser: in a test environment React would flush immediately what a browser flushes after the next key
  // event.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.body.innerHTML = `<div id="root">${renderToString(<Fields />)}</div>`;
  type('a', 'first');
  type('b', 'second');
  root = hydrateRoot(document.getElementById('root') as HTMLElement, <Fields />);
  const shown = (): string[] =>
    FIELDS.map((name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '');
  await waitFor(() => expect(shown()).toEqual(['first', 'second', 'third']));
});
