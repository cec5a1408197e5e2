import type { Person } from './in-process-office';

/** The fields of a form on an order's page. */
export async function formOf(who: Person, id: number, action: string): Promise<Record<string, string>> {
  const { html } = await who.get(`/cms/orders/${id}`);
  const form = html.split('<form ').find((part) => part.includes(`action="/cms/orders/${id}/${action}"`)) ?? '';
  const fields = [...(form.split('</form>')[0] ?? '').matchAll(/<input[^>]*?name="([^"]+)"[^>]*?value="([^"]*)"/g)];
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]));
}

/** Posts a form of an order's page, with the fields that it carries. */
export async function send(who: Person, id: number, action: string, fields: Readonly<Record<string, string>> = {}) {
  return who.post(`/cms/orders/${id}/${action}`, { ...(await formOf(who, id, action)), ...fields });
}
