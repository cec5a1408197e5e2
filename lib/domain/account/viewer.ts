/** Who makes the request: a closed union, so that an unreachable platform never looks like a sign-out. */
export type Viewer =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'customer';
      readonly id: string;
      readonly firstName: string;
      readonly company: string;
      readonly email: string;
      readonly isAdmin: boolean;
    }
  /** There is a session, but the platform did not respond. */
  | { readonly kind: 'unavailable' };

export function isSignedIn(viewer: Viewer): boolean {
  return viewer.kind !== 'visitor';
}
