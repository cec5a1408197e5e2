import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BelowFold } from './below-fold.client';

const page = (
  <main>
    <h1>Cat litter</h1>
    <BelowFold>
      <p>Goes with</p>
    </BelowFold>
  </main>
);

it('is in a document from the start, and stays while React takes over', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  const text = container.querySelector('p');
  expect(text).toHaveTextContent('Goes with');
  const onRecoverableError = jest.fn();
  await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  expect(container.querySelector('p')).toBe(text);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('comes after the first screen of a page that the router opened', () => {
  const container = document.createElement('div');
  const shownFirst: (string | null)[] = [];
  function FirstScreen() {
    useLayoutEffect(() => void shownFirst.push(container.textContent), []);
    return <h1>Cat litter</h1>;
  }
  render(
    <main>
      <FirstScreen />
      <BelowFold>
        <p>Goes with</p>
      </BelowFold>
    </main>,
    { container },
  );
  expect(shownFirst).toEqual(['Cat litter']);
  expect(container).toHaveTextContent('Cat litterGoes with');
});
