import { mayRequest, rolesOf } from './permissions';

test('the longest matching entry applies', () => {
  expect(rolesOf('/cms/orders/:id/pack')).toEqual(['sales', 'warehouse']);
  expect(rolesOf('/cms/orders/:id/refunds')).toEqual(['sales']);
  expect(rolesOf('/cms/orders/:id/refunds/:refund/again')).toEqual(['sales']);
  expect(rolesOf('/cms/pages/:id/parts/:part')).toEqual(['editor']);
});

test.each(['/cms/unknown', '/cms/pagesx', '/cms/order', '/', '/outbox'])('%s has no entry', (route) => {
  expect(rolesOf(route)).toBeNull();
  expect(mayRequest('owner', route)).toBe(false);
});

test('whoever writes a text with links may choose them, and nothing else of the content', () => {
  for (const role of ['editor', 'sales'] as const) {
    expect(mayRequest(role, '/cms/content/addresses')).toBe(true);
    expect(mayRequest(role, '/cms/content/addresses/options')).toBe(true);
    expect(mayRequest(role, '/cms/lookup/products')).toBe(true);
  }
  expect(mayRequest('warehouse', '/cms/content/addresses')).toBe(false);
  expect(mayRequest('sales', '/cms/lookup/articles')).toBe(false);
});

test('an owner may request every listed address, others only those of their role', () => {
  expect(mayRequest('owner', '/cms/staff')).toBe(true);
  expect(mayRequest('editor', '/cms/staff')).toBe(false);
  expect(mayRequest('warehouse', '/cms/orders/:id/refunds')).toBe(false);
  expect(mayRequest('warehouse', '/cms')).toBe(true);
});
