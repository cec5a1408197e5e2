import { z } from 'zod';
import { id, image, ok } from './common';
import { endpoint } from './endpoint';

/** User record (specification 1, section 3). */
export const user = z.object({
  id,
  first_name: z.string().default(''),
  last_name: z.string().default(''),
  is_admin: z.boolean().default(false),
  email: z.string().default(''),
  mobile_phone: z.string().nullish(),
  date_of_birth: z.string().nullish(),
  current_address_id: id.nullish(),
  image: image.nullish(),
  thumbnail: image.nullish(),
  company_name: z.string().nullish(),
  company_phone: z.string().nullish(),
  trading_name: z.string().nullish(),
  abn: z.string().nullish(),
  website: z.string().nullish(),
  facebook_link: z.string().nullish(),
  drivers_licence_number: z.string().nullish(),
  drivers_licence_expiry: z.string().nullish(),
  drivers_licence_state_of_issue_id: z.string().nullish(),
  emergency_contact_name: z.string().nullish(),
  emergency_contact_phone: z.string().nullish(),
});
export type User = z.infer<typeof user>;

export const tokens = z.object({ access_token: z.string().min(1), refresh_token: z.string().min(1) });
export type Tokens = z.infer<typeof tokens>;

/** Never for the browser: the reply holds tokens, the BFF has a session route of its own. */
export const login = endpoint('POST', '/cognito/user/login', {
  auth: 'none',
  body: z.object({ username: z.string(), password: z.string(), fingerprint: z.string() }),
  reply: tokens,
});

export const refreshToken = endpoint('POST', '/cognito/user/refreshToken', {
  auth: 'none',
  body: z.object({ refresh_token: z.string(), fingerprint: z.string() }),
  reply: tokens,
});

export const logout = endpoint('GET', '/cognito/user/logout', { auth: 'session', effect: true, reply: ok });

export const authUser = endpoint('GET', '/cognito/user/authUser', { auth: 'session', reply: z.object({ item: user }) });
