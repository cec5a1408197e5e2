import { PlatformError } from './platform-error';

/** 422 with words for each field that is wrong. */
export function refuseFields(errors: Readonly<Record<string, string>>): PlatformError {
  const [only, ...others] = Object.values(errors);
  const message = only !== undefined && others.length === 0 ? only : 'Please check the fields that are marked.';
  return new PlatformError(422, 'INVALID_INPUT', message, { errors });
}
