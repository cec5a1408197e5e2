import { NEW_ADDRESS, NO_ADDRESS, asksFreight, chooseAddress, chooseShipping, sameAddress } from './checkout';

const book = [{ id: '1' }, { id: '2' }];
const post = { id: 'post', name: 'Flat rate', amount: 1200, pickUp: false, description: '' };
const pickUp = { id: 'pickup', name: 'Pickup', amount: 0, pickUp: true, description: '' };

describe('chooseAddress', () => {
  it('takes the selected address, then the default, then the first', () => {
    expect(chooseAddress('2', '1', book)).toBe('2');
    expect(chooseAddress('', '2', book)).toBe('2');
    expect(chooseAddress('', null, book)).toBe('1');
  });
  it('never takes an address that is not in the book', () => expect(chooseAddress('99', '98', book)).toBe('1'));
  it('asks for a new one when there is none or it is selected', () => {
    expect(chooseAddress('', null, [])).toBe(NEW_ADDRESS);
    expect(chooseAddress(NEW_ADDRESS, '1', book)).toBe(NEW_ADDRESS);
  });
});

describe('chooseShipping', () => {
  it('returns the selected option if the address still has it', () =>
    expect(chooseShipping('pickup', [post, pickUp])).toBe('pickup'));
  it('prefers a delivery', () => expect(chooseShipping('gone', [pickUp, post])).toBe('post'));
  it('is empty without options', () => {
    expect(chooseShipping('post', [])).toBe('');
    expect(chooseShipping('post', null)).toBe('');
  });
  it('never preselects pickup', () => expect(chooseShipping('', [pickUp])).toBe(''));
});

test('freight is asked for when no option is offered, or only pickup', () => {
  expect([null, [], [pickUp], [pickUp, post]].map((options) => asksFreight(options))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('sameAddress distinguishes units, but not case', () => {
  const known = { ...NO_ADDRESS, street_address: '3/34A Tannery Lane', city: 'Brunswick' };
  expect(sameAddress(known, { ...known, city: ' brunswick ' })).toBe(true);
  expect(sameAddress(known, { ...known, street_address: '3/34 Tannery Lane' })).toBe(false);
});
