import 'server-only';
import { notFound } from 'next/navigation';
import { view as viewParam } from 'next/root-params';
import { type View, parseView } from './view';

/** The view being rendered; 404 for an invalid segment. Not for actions and route handlers, which have no view. */
export async function currentView(): Promise<View> {
  const view = parseView((await viewParam()) ?? '');
  if (!view) notFound();
  return view;
}
