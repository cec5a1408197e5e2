import { paymentAddress } from './payment-address';

const embedded = { hosts: [], platform: 'http://127.0.0.1:4000' };
const real = { hosts: ['checkout.stripe.com', 'pay.example.com:8443'], platform: 'https://platform.example.com' };

describe('paymentAddress', () => {
  it('accepts plain http on this machine only while the platform runs there', () => {
    expect(paymentAddress('http://localhost:4000/pay/1', embedded)).toBe('http://localhost:4000/pay/1');
    expect(paymentAddress('http://localhost:4000/pay/1', real)).toBeNull();
    expect(paymentAddress('http://evil.example/pay', embedded)).toBeNull();
  });

  it('accepts https on allowed hosts and on the platform itself', () => {
    expect(paymentAddress('https://checkout.stripe.com/c/1', real)).toBe('https://checkout.stripe.com/c/1');
    expect(paymentAddress('https://pay.example.com:8443/1', real)).toBe('https://pay.example.com:8443/1');
    expect(paymentAddress('https://platform.example.com/pay', real)).toBe('https://platform.example.com/pay');
  });

  it.each([
    'https://evil.example/pay',
    'https://checkout.stripe.com.evil.example/',
    'https://user:pw@checkout.stripe.com/',
    'https://checkout.stripe.com:444/',
    'javascript:alert(1)',
    '//checkout.stripe.com/',
    '/pay',
    '',
  ])('refuses %s', (address) => {
    expect(paymentAddress(address, real)).toBeNull();
  });
});
