import { readOauthClients } from './oauth-clients';

const read = (setting: string) => {
  const clients = readOauthClients(setting, 'https://shop.example');
  return clients && Object.fromEntries([...clients].map(([client, addresses]) => [client, [...addresses]]));
};

test('parses clients and their return addresses', () => {
  expect(read('stockist={APP_ORIGIN}/auth, app=https://app.example/a?x=1, app=http://localhost:9/b')).toEqual({
    stockist: ['https://shop.example/auth'],
    app: ['https://app.example/a?x=1', 'http://localhost:9/b'],
  });
});

test.each([
  '',
  'stockist',
  'stockist=',
  '=https://x.example',
  'a=ftp://x.example',
  'a=javascript:alert(1)',
  'a=https://x.example/#b',
  'a=/auth',
  'a=https://x.example,',
])('refuses the setting %p', (setting) => {
  expect(read(setting)).toBeNull();
});
