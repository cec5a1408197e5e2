import 'server-only';
import type { GroupNode } from '../../../domain/catalogue/catalogue';
import { UpstreamError } from '../../../upstream/errors';
import { getTopGroups } from '../../catalogue/groups';

/** The categories that an order form can be limited to; empty if the platform does not respond. */
export async function getFormGroups(): Promise<readonly Pick<GroupNode, 'name' | 'url' | 'children'>[]> {
  try {
    return await getTopGroups('product');
  } catch (error) {
    if (error instanceof UpstreamError) return [];
    throw error;
  }
}
