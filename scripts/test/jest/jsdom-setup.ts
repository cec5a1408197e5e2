import '@testing-library/jest-dom';
import { deserialize, serialize } from 'node:v8';

// Every browser and Node have it, and jsdom does not.
globalThis.structuredClone ??= (value) => deserialize(serialize(value));

// jsdom has no modal dialogs. Here they open, close and give the focus back; the journeys test what a browser does.
const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal = function showModal() {
  focusedBefore.set(this, document.activeElement);
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  const before = focusedBefore.get(this);
  if (before instanceof HTMLElement) before.focus();
  this.dispatchEvent(new Event('close'));
};
