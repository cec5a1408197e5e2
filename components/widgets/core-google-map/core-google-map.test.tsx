import { screen } from '@testing-library/react';
import { renderWidget } from '@/components/widgets/testing/test-server';
import { coreGoogleMap } from '.';
import sample from './sample.json';

it('shows the sample in a frame of this site, with a link to the map', async () => {
  await renderWidget(coreGoogleMap, sample);
  const frame = screen.getByTitle('Map of Canberra ACT 2609');
  expect(frame).toHaveAttribute('src', '/embed/map?location=Canberra+ACT+2609&zoom=13&sign=1');
  expect(frame).toHaveStyle({ height: '360px' });
  expect(screen.getByRole('link', { name: /Open in Google Maps/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Canberra+ACT+2609',
  );
});

it.each([
  [{}, '100%', '400px', '14'],
  [{ width: 320, height: 200, zoom: 30 }, '320px', '200px', '21'],
  [{ width: '50%', height: '9999', zoom: 'far' }, '50%', '1200px', '14'],
  [{ width: '200%' }, '100%', '400px', '14'],
  [{ width: 0 }, '100%', '400px', '14'],
  [{ width: '0%' }, '100%', '400px', '14'],
  [{ width: 'calc(1px);background:url(x)' }, '100%', '400px', '14'],
])('%j is %s wide, %s high, at zoom %s', async (settings, width, height, zoom) => {
  const view = await renderWidget(coreGoogleMap, { location: 'Yass', ...settings });
  expect(view?.container.querySelector('figure')).toHaveStyle({ maxWidth: width });
  expect(screen.getByTitle('Map of Yass')).toHaveStyle({ height });
  expect(screen.getByTitle('Map of Yass').getAttribute('src')).toBe(`/embed/map?location=Yass&zoom=${zoom}`);
});

it('is a link alone to a place of more characters than the frame takes, as an earlier release stored it', async () => {
  await renderWidget(coreGoogleMap, { location: 'x'.repeat(301) });
  expect(screen.queryByTitle(/^Map of/)).toBeNull();
  expect(screen.getByRole('link', { name: /Open in Google Maps/ })).toBeInTheDocument();
});

it('renders nothing without a place', async () => {
  expect((await renderWidget(coreGoogleMap, { location: ' ' }))?.container).toBeEmptyDOMElement();
});
