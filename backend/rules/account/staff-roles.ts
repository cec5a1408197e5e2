/** Roles of staff in the back office; an owner may do everything. */
export const STAFF_ROLES = ['owner', 'editor', 'sales', 'warehouse'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const ROLE_LABELS: Readonly<Record<StaffRole, { readonly name: string; readonly may: string }>> = {
  owner: { name: 'Owner', may: 'Everything, with the accounts of the staff and the log' },
  editor: { name: 'Editor', may: 'Pages, content, pictures, redirects and settings' },
  sales: {
    name: 'Sales',
    may: 'Orders with refunds, gift vouchers, customers, products, prices, promotions, freight, pictures and stock',
  },
  warehouse: { name: 'Warehouse', may: 'Orders: pick, pack and ship; stock' },
};

/** Parses a role from a form; null for an unknown one. */
export function readRole(typed: string | undefined): StaffRole | null {
  return STAFF_ROLES.find((role) => role === typed) ?? null;
}
