import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NO_FORM } from '../domain/forms/unreadable-body';
import { NEW_FORM, expectForm } from './form-state';

jest.mock('next/root-params', () => ({ view: async () => 'en' }));

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(?<!\.test)\.ts$/.test(file) && readFileSync(join(__dirname, file), 'utf8').startsWith("'use server'"),
);

it('accepts only a form and its previous state', () => {
  expect(() => expectForm(new FormData(), NEW_FORM)).not.toThrow();
  expect(() => expectForm(new FormData())).not.toThrow();
  for (const [data, previous] of [
    [{}, NEW_FORM],
    [null],
    ['x', NEW_FORM],
    [new FormData(), null],
    [new FormData(), {}],
    [new FormData(), { attempt: '1' }],
    [new FormData(), { attempt: Number.NaN }],
  ]) {
    expect(() => expectForm(data, previous)).toThrow(NO_FORM);
  }
});

it('defines no action in a component, whose values would be encrypted with a key that is no secret', () => {
  const root = join(__dirname, '../..');
  const inside = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /(?<!\.test)\.tsx?$/.test(file) &&
        /\{\s*(['"])use server\1/.test(readFileSync(join(root, folder, file), 'utf8')),
    ),
  );
  expect(inside).toEqual([]);
});

it('finds the files with actions', () => expect(files.length).toBeGreaterThan(10));

it.each(files)('every action in %s rejects anything but a form', async (file) => {
  const exported = Object.values((await import(join(__dirname, file))) as Record<string, unknown>);
  const actions = exported.filter(
    (one): one is (...given: unknown[]) => Promise<unknown> => typeof one === 'function' && one.length > 0,
  );
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) {
    for (const given of [
      [null, null],
      [NEW_FORM, 'text'],
      ['text', new FormData()],
      [{ attempt: 1 }, {}],
    ])
      await expect(action(...given)).rejects.toThrow(NO_FORM);
  }
});
