import 'server-only';
import sharp from 'sharp';
import { APP_ICONS, type AppIcon, iconColour, iconDrawing } from '../../domain/media/app-icon';
import { getSite } from './site';
import { cachedRead, dated } from '../cached-read';
import { tags } from '../tags';

/** An icon of the web app in the site's colour, as a base64 PNG. @throws UpstreamError */
export const getAppIcon = cachedRead(async (file: AppIcon) => {
  'use cache';
  return dated([tags.site], async () => {
    const { settings } = await getSite();
    const { size, purpose } = APP_ICONS[file];
    const png = await sharp(Buffer.from(iconDrawing(iconColour(settings.themeColour), purpose)), {
      density: 72 * (size / 64),
    })
      .resize(size, size)
      .png({ palette: true })
      .toBuffer();
    return png.toString('base64');
  });
});
