import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SizeChartLink } from './size-chart-link.client';

const picture = { hash: 'abcdef123456', aspect: '4x3', alt: 'Sizes of rolls', widest: 600, placeholder: '' } as const;
const show = () =>
  render(
    <SizeChartLink href="/large.jpg" picture={picture} labels={{ title: 'Size chart', close: 'Close' }}>
      Show larger
    </SizeChartLink>,
  );

it('opens the chart in a dialog, and returns the focus on closing', async () => {
  show();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Show larger' }));
  const dialog = await screen.findByRole('dialog', { name: 'Size chart' });
  expect(dialog).toContainElement(screen.getByRole('img', { name: 'Sizes of rolls' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeVisible());
  expect(screen.getByRole('link', { name: 'Show larger' })).toHaveFocus();
});

it('leaves a click with a modifier key to the browser', () => {
  show();
  const link = screen.getByRole('link', { name: 'Show larger' });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.queryByRole('dialog')).toBeNull();
});
