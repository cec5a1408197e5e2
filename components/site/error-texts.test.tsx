import { render } from '@testing-library/react';
import { FALLBACK_TEXTS, faultWords } from '@/lib/browser/error-texts';
import { ErrorTexts } from './error-texts';

jest.mock('next-intl/server', () => jest.requireActual('@/lib/i18n/test-words').serverWords);

it('renders the texts where the error screen reads them, in English equal to its fallback texts', async () => {
  render(await ErrorTexts());
  expect(document.getElementById('error-texts')?.dataset.title).toBe('Network Error');
  expect(faultWords()).toEqual(FALLBACK_TEXTS);
});
