import { UpstreamError } from '../upstream/errors';
import { orNull } from './or-null';

const away = new UpstreamError('unavailable', '', { status: 503 });

it.each([away, Object.assign(new Error('An error occurred'), { digest: away.digest })])(
  'is null where the platform failed, also in a cached read: %s',
  async (error) => expect(await orNull(Promise.reject(error))).toBeNull(),
);

it('throws anything else', () => expect(orNull(Promise.reject(new TypeError('a fault')))).rejects.toThrow(TypeError));
