import { act, render, screen } from '@testing-library/react';
import { RawCodeFrame } from './raw-code-frame.client';

it('has the height that its document reports, and ignores other senders', () => {
  render(<RawCodeFrame address="about:blank" title="Code" height={120} />);
  const frame = screen.getByTitle<HTMLIFrameElement>('Code');
  const say = (data: unknown, source: MessageEventSource | null): void => {
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data, source }));
    });
  };
  say({ stockistHeight: 400 }, window);
  say({ stockistHeight: '400' }, frame.contentWindow);
  say('400', frame.contentWindow);
  expect(frame).toHaveStyle({ height: '120px' });
  say({ stockistHeight: 400.5 }, frame.contentWindow);
  expect(frame).toHaveStyle({ height: '401px' });
});
