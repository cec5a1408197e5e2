import { barLinks, customerMenus, isForVisitors } from './visitor-links';

test.each(['/login', 'login', '/signup?from=footer', '/Become-a-Stockist/', '/forgotpassword#top'])(
  '%s is for visitors',
  (address) => {
    expect(isForVisitors(address)).toBe(true);
  },
);

test.each(['/', '/about', '/login-help', 'https://example.com/login', 'mailto:login@example.com', '', '/shop/login'])(
  '%s is for everybody',
  (address) => {
    expect(isForVisitors(address)).toBe(false);
  },
);

test('omits a menu without remaining links', () => {
  const link = (address: string) => ({ name: address, link: address });
  expect(
    customerMenus(
      [
        { title: 'Trade', links: [link('/become-a-stockist'), link('/login'), link('/my-account')] },
        { title: 'Help', links: [link('/contact'), link('/signup')] },
      ],
      ['/my-account'],
    ),
  ).toEqual([{ title: 'Help', links: [link('/contact')] }]);
});

describe('the links of the header', () => {
  const links = [{ link: '/shop' }, { link: '/about' }, { link: '/become-a-stockist' }];

  it('show visitors everything except the shop, which is linked separately', () => {
    expect(barLinks(links, false)).toEqual([{ link: '/about' }, { link: '/become-a-stockist' }]);
  });

  it('show customers no links for visitors', () => {
    expect(barLinks(links, true)).toEqual([{ link: '/about' }]);
  });
});
