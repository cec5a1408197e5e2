import { ERROR_TEXTS_ID, FALLBACK_TEXTS, faultWords } from './error-texts';

const german = { title: 'Netzwerkfehler', text: 'Keine Antwort.', retry: 'Erneut versuchen', home: 'Zur Startseite' };

function layoutHas(dataset: Record<string, string> | null): void {
  Object.assign(globalThis, {
    document: { getElementById: (id: string) => (id === ERROR_TEXTS_ID && dataset ? { dataset } : null) },
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
  expect(faultWords()).toEqual(FALLBACK_TEXTS);
});

it('returns the fallback texts on the server', () => expect(faultWords()).toEqual(FALLBACK_TEXTS));
