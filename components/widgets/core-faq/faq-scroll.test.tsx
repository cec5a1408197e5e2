import { fireEvent, render, screen } from '@testing-library/react';
import { FaqScroll } from './faq-scroll.client';

it('scrolls to an opened question, but not to a closed one', () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  render(
    <FaqScroll>
      <details>
        <summary>One</summary>
      </details>
    </FaqScroll>,
  );
  const question = screen.getByText('One').parentElement as HTMLDetailsElement;
  question.open = true;
  fireEvent(question, new Event('toggle'));
  expect(scroll).toHaveBeenCalledTimes(1);
  question.open = false;
  fireEvent(question, new Event('toggle'));
  expect(scroll).toHaveBeenCalledTimes(1);
});
