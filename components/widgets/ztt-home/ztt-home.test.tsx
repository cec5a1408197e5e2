import { VISITOR, renderWidget } from '@/components/widgets/testing/test-server';
import { HomeBody } from '@/components/content/home/home-body';
import { getPage } from '@/lib/data/content/pages';
import { zttHome } from '.';
import sample from './sample.json';

jest.mock('@/lib/data/content/pages', () => ({ getPage: jest.fn() }));
jest.mock('@/components/content/home/home-body', () => ({ HomeBody: jest.fn(() => <p>Home</p>) }));

it('renders the shop’s home page without the rows of its page', async () => {
  jest.mocked(getPage).mockResolvedValue(null);
  const view = await renderWidget(zttHome, sample);
  expect(view?.container).toHaveTextContent('Home');
  expect(jest.mocked(HomeBody).mock.calls[0]?.[0]).toEqual({
    picture: null,
    opening: null,
    viewer: VISITOR.viewer,
    first: undefined,
  });
});
