import { FAULT_WORDS_ID, LAST_WORDS, faultWords } from './fault-words';

const german = { title: 'Netzwerkfehler', text: 'Keine Antwort.', retry: 'Erneut versuchen', home: 'Zur Startseite' };

function layoutHas(dataset: Record<string, string> | null): void {
  Object.assign(globalThis, {
    document: { getElementById: (id: string) => (id === FAULT_WORDS_ID && dataset ? { dataset } : null) },
  });
}

afterEach(() => Reflect.deleteProperty(globalThis, 'document'));

it('returns the page’s texts', () => {
  layoutHas(german);
  expect(faultWords()).toEqual(german);
});

it.each([
  ['without a layout', null],
  ['with half of them', { title: 'Netzwerkfehler' }],
])('returns the fallback texts %s', (_, dataset) => {
  layoutHas(dataset);
  expect(faultWords()).toEqual(LAST_WORDS);
});

it('returns the fallback texts on the server', () => expect(faultWords()).toEqual(LAST_WORDS));
