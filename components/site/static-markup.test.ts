import { createElement } from 'react';
import { Link } from '@/components/ui/link';
import { staticMarkup } from './static-markup.server';

it('renders elements as HTML, with texts and addresses escaped', () => {
  const link = Link({ href: '/shop?a=1&b="2"', className: 'x', children: '<script>' });
  expect(staticMarkup(link)).toBe('<a data-soft="" href="/shop?a=1&amp;b=&quot;2&quot;" class="x">&lt;script&gt;</a>');
});

it('throws for an asynchronous component', () => {
  const Late = () => Promise.resolve('late');
  expect(() => staticMarkup(createElement(Late))).toThrow(/suspended/);
});
