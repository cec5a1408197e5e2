import { screen } from '@testing-library/react';
import { renderWidget } from '@/components/widgets/testing/test-server';
import { getFaqs } from '@/lib/data/content/faqs';
import { coreFaq } from '.';
import sample from './sample.json';

jest.mock('@/lib/data/for-customer', () => ({ isForCustomer: async () => false }));
jest.mock('@/lib/data/content/faqs', () => ({ getFaqs: jest.fn() }));

beforeEach(() => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  jest.mocked(getFaqs).mockResolvedValue([
    { id: '1', name: 'What is the minimum?', content: '<p>$300 &amp; no less</p>', group: 'ordering' },
    { id: '2', name: 'Is GST in it?</script>', content: '<p>No.</p><script>x()</script>', group: 'ordering' },
  ]);
});

it('shows the questions of the sample below the specified heading, one open at a time', async () => {
  const view = await renderWidget(coreFaq, sample);
  expect(getFaqs).toHaveBeenCalledWith('ordering');
  expect(screen.getByRole('heading', { name: 'Frequently asked questions' })).toBeInTheDocument();
  expect(screen.getByText('What stockists ask us about ordering.')).toBeInTheDocument();
  const questions = [...(view?.container.querySelectorAll('details') ?? [])];
  expect(questions.map((question) => question.querySelector('summary')?.textContent)).toEqual([
    'What is the minimum?',
    'Is GST in it?</script>',
  ]);
  expect(new Set(questions.map((question) => question.getAttribute('name')))).toEqual(new Set(['faq-r1b1-0']));
  expect(questions.some((question) => question.open)).toBe(false);
});

it('has structured data without markup, escaped inside the script', async () => {
  const view = await renderWidget(coreFaq, { heading: 'Ordering' });
  const data = view?.container.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
  expect(data).not.toContain('</script>');
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { name: 'What is the minimum?', acceptedAnswer: { text: '$300 & no less' } },
      { name: 'Is GST in it?</script>', acceptedAnswer: { text: 'No.' } },
    ],
  });
  expect(view?.container.querySelectorAll('script')).toHaveLength(1);
});

it('renders nothing without questions', async () => {
  jest.mocked(getFaqs).mockResolvedValue([]);
  for (const content of ['', '<p></p>'])
    expect((await renderWidget(coreFaq, { ...sample, content }))?.container).toBeEmptyDOMElement();
});

it('keeps the text above the questions without any', async () => {
  jest.mocked(getFaqs).mockResolvedValue([]);
  await renderWidget(coreFaq, sample);
  expect(screen.getByText('What stockists ask us about ordering.')).toBeInTheDocument();
});
