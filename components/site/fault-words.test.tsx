import { render } from '@testing-library/react';
import { LAST_WORDS, faultWords } from '@/lib/browser/fault-words';
import { FaultWords } from './fault-words';

jest.mock('next-intl/server', () => jest.requireActual('@/lib/i18n/test-words').serverWords);

it('renders the texts where the error screen reads them, in English equal to its fallback texts', async () => {
  render(await FaultWords());
  expect(document.getElementById('fault-words')?.dataset.title).toBe('Network Error');
  expect(faultWords()).toEqual(LAST_WORDS);
});
