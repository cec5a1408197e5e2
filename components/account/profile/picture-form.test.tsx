import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PictureOutcome } from '@/lib/domain/media/picture-file';
import { PictureForm, type PictureFormLabels } from './picture-form.client';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
const sendPicture = jest.fn();
jest.mock('@/lib/browser/forms/picture', () => ({ sendPicture: (...args: unknown[]) => sendPicture(...args) }));

const labels: PictureFormLabels = {
  title: 'Picture',
  choose: 'Choose a picture',
  limits: 'JPEG or PNG, up to 1 MB.',
  submit: 'Save picture',
  submitting: 'Sending',
  saved: 'Saved',
  preview: 'Your new picture',
  problem: {
    missing: 'Choose one first.',
    large: 'Too large.',
    type: 'No picture.',
    broken: 'Broken.',
    refused: 'Not accepted.',
    unavailable: 'Network Error.',
  },
};
const png = (size = 10, name = 'me.png', type = 'image/png') => new File([new Uint8Array(size)], name, { type });
const field = () => screen.getByLabelText<HTMLInputElement>('Choose a picture');
const save = () => screen.getByRole('button', { name: 'Save picture' });

function show(outcome: PictureOutcome | null = null) {
  render(
    <PictureForm
      current={<span>LB</span>}
      outcome={outcome}
      limit={{ bytes: 1000, types: ['image/jpeg', 'image/png'] }}
      labels={labels}
    />,
  );
}

beforeEach(() => {
  sendPicture.mockReset();
  refresh.mockReset();
});

it('posts the file to the route, also without scripts', () => {
  show();
  const form = screen.getByRole('form', { name: 'Picture' });
  expect(form).toHaveAttribute('action', '/api/account/image');
  expect(form).toHaveAttribute('enctype', 'multipart/form-data');
  expect(field()).toHaveAccessibleDescription('JPEG or PNG, up to 1 MB.');
});

it('previews the picture before the upload, and confirms that it was saved', async () => {
  show();
  await userEvent.upload(field(), png());
  expect(await screen.findByRole('img', { name: 'Your new picture' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image\/png;base64,/),
  );
  sendPicture.mockResolvedValue('saved');
  await userEvent.click(save());
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(refresh).toHaveBeenCalledTimes(1);
});

it.each([
  [png(1001), 'Too large.'],
  [png(10, 'me.gif', 'image/gif'), 'No picture.'],
])('refuses an invalid file before the upload', async (file, words) => {
  show();
  fireEvent.change(field(), { target: { files: [file] } });
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(field()).toBeInvalid();
  await userEvent.click(save());
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(sendPicture).not.toHaveBeenCalled();
});

it('requires a file, and reports a file that cannot be previewed', async () => {
  show();
  await userEvent.click(save());
  expect(screen.getByRole('alert')).toHaveTextContent('Choose one first.');
  await userEvent.upload(field(), png());
  fireEvent.error(await screen.findByRole('img'));
  expect(screen.getByRole('alert')).toHaveTextContent('Broken.');
  expect(screen.getByText('LB')).toBeInTheDocument();
});

it('can retry after a network error', async () => {
  show();
  await userEvent.upload(field(), png());
  await screen.findByRole('img');
  sendPicture.mockResolvedValueOnce('unavailable').mockResolvedValueOnce('saved');
  await userEvent.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Network Error.');
  await userEvent.click(save());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved'));
});

it('shows the outcome of a form sent without scripts', () => {
  show('broken');
  expect(screen.getByRole('alert')).toHaveTextContent('Broken.');
});
