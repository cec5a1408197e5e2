import { cookies } from 'next/headers';
import { widgetSettings } from '@/components/widgets/core-raw-code/schema';
import { env } from '@/lib/config/env';
import { getPage } from '@/lib/data/content/pages';
import { getDraft } from '@/lib/data/content/preview-page';
import { HEIGHT_SCRIPT, codePolicy } from '@/lib/domain/content/map/embed';
import { type OpenPreview, readOpenPreview } from '@/lib/session/preview/preview';
import { UpstreamError, isPlatformError } from '@/lib/upstream/errors';

function plain(words: string, status: number): Response {
  return new Response(words, {
    status,
    headers: { 'cache-control': 'no-store', 'content-security-policy': codePolicy([]) },
  });
}

/** The code of one widget if it is scheduled to show now; in a preview, from the draft. @throws UpstreamError */
async function findCode(
  query: URLSearchParams,
  preview: OpenPreview | null,
): Promise<{ code: string; title: string } | null> {
  const slug = query.get('page') ?? '';
  const page = (preview && (await getDraft(slug, preview))) ?? (await getPage(slug));
  const blocks = page?.rows.flatMap((row) => row.blocks) ?? [];
  const widget = blocks.find(({ id }) => id === query.get('block'))?.widgets[Number(query.get('index'))];
  const settings = widget?.outer === widgetSettings.outer ? widgetSettings.schema.safeParse(widget.templatevar) : null;
  return settings?.data ?? null;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/**
 * `GET /embed/code?page&block&index`: an editor's code as a document with an opaque origin, even when opened outside of
 * its frame, because of the sandbox in the policy. It can connect only to the hosts in EMBED_HOSTS.
 */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const preview = await readOpenPreview(await cookies(), query.get('preview'));
  let found: Awaited<ReturnType<typeof findCode>>;
  try {
    found = await findCode(query, preview);
  } catch (error) {
    if (error instanceof UpstreamError || isPlatformError(error)) return plain('Service Unavailable', 503);
    throw error;
  }
  if (!found) return plain('Not Found', 404);
  const html = `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<base target="_blank">
<title>${escapeText(found.title)}</title>
<style>body { margin: 0; font: 1rem/1.6 ui-sans-serif, system-ui, sans-serif; }</style>
</head>
<body>
${found.code}
<script>${HEIGHT_SCRIPT}</script>
</body>
</html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': codePolicy(env().EMBED_HOSTS, preview?.frame),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  });
}
