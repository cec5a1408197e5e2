import { Picture } from '@/components/media/picture';
import { VOUCHER } from '@/lib/actions/vouchers/voucher-state';
import { VOUCHER_IMAGE } from '@/lib/config/constants';
import type { Theme } from '@/lib/domain/vouchers/theme';

const plain = (id: string) => id.replaceAll(/[^\w-]/g, '_');
/** As text between quotes in a style sheet. */
const quoted = (id: string) => id.replaceAll(/[^\w-]/gu, (one) => `\\${one.codePointAt(0)?.toString(16)} `);

/** The picture of the selected theme, shown by CSS with and without scripts, so that no other picture is loaded. */
export function ThemePreview({ themes, label }: { themes: readonly Theme[]; label: string }) {
  const style = themes
    .map(({ id }) => {
      const option = `[name=${VOUCHER.theme}] option[value="${quoted(id)}"]`;
      return `.voucher-form:has(${option}:checked) .theme-${plain(id)}{display:block}`;
    })
    .join('');
  return (
    <div role="group" aria-label={label}>
      <style href={`themes-${themes.map(({ id }) => plain(id)).join('-')}`} precedence="part">
        {`.voucher-theme{display:none}${style}`}
      </style>
      {themes.map((theme) => (
        <Picture
          key={theme.id}
          picture={theme.picture}
          width={VOUCHER_IMAGE.width}
          aspect={VOUCHER_IMAGE.aspect}
          sizes="(min-width: 26rem) 400px, 92vw"
          alt={theme.name}
          className={`voucher-theme theme-${plain(theme.id)} max-w-[400px] rounded-md`}
        />
      ))}
    </div>
  );
}
