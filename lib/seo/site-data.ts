import type {
  Graph,
  MerchantReturnPolicyLeaf,
  OnlineStoreLeaf,
  OrganizationLeaf,
  SearchActionLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { routes } from '../config/routes';
import type { SiteSettings } from '../domain/site/settings';
import { linkTarget } from '../domain/content/links';
import { toPicture } from '../domain/media/picture';
import { postalParts } from '../domain/account/postal-address';
import { absolute, absoluteImage, idOf } from './absolute';

const COUNTRY = 'AU';
/** The shop's own icon (lib/domain/media/app-icon), used if the settings have no logo. */
const APP_ICON = '/assets/icon/512.png';
const RETURNS_PAGE = 'shipping-and-returns';
const PROFILES = ['facebook', 'twitter', 'instagram', 'linkedin', 'youtube', 'pinterest', 'github', 'xing'] as const;

export function organizationName(settings: SiteSettings): string {
  return settings.organisationName || settings.name;
}

/** Reference to the shop, as publisher or seller. */
export function organizationReference(settings: SiteSettings) {
  return {
    '@type': settings.isEcommerce ? ('OnlineStore' as const) : ('Organization' as const),
    '@id': idOf('organization'),
    name: organizationName(settings),
  };
}

/** Refund within some days; the customer pays the freight (specification 1, section 9). */
function returnPolicy({ returnDays: days }: SiteSettings): MerchantReturnPolicyLeaf {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: COUNTRY,
    returnPolicyCountry: COUNTRY,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    refundType: 'https://schema.org/FullRefund',
    merchantReturnLink: absolute(routes.page(RETURNS_PAGE)),
  };
}

function addressOf(address: string): OrganizationLeaf['address'] {
  const parts = postalParts(address);
  if (!parts) return address;
  const { street, city, state, postcode } = parts;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: postcode,
    addressCountry: COUNTRY,
  };
}

function organization(settings: SiteSettings): OrganizationLeaf | OnlineStoreLeaf {
  const { abn, address, email, phone } = settings;
  const logo = toPicture(settings.logo);
  const profiles = PROFILES.map((name) => linkTarget(settings[name])).flatMap((target) =>
    target.kind === 'external' ? [target.href] : [],
  );
  const reach = { ...(email && { email }), ...(phone && { telephone: phone }) };
  return {
    ...organizationReference(settings),
    url: absolute(routes.home),
    logo: logo ? absoluteImage(logo) : absolute(APP_ICON),
    ...reach,
    ...(address && { address: addressOf(address) }),
    // An ABN is the number for both tax and GST.
    ...(abn && { taxID: abn, vatID: abn, identifier: { '@type': 'PropertyValue', propertyID: 'ABN', value: abn } }),
    ...(Object.keys(reach).length > 0 && {
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', areaServed: COUNTRY, ...reach },
    }),
    ...(settings.isEcommerce && settings.returnDays > 0 && { hasMerchantReturnPolicy: returnPolicy(settings) }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

const SEARCHED = 'search_term_string';

/** Search engines read the required input from this property, which schema.org does not define. */
const searchAction: SearchActionLeaf & { 'query-input': string } = {
  '@type': 'SearchAction',
  'query-input': `required name=${SEARCHED}`,
};

function website(settings: SiteSettings): WebSiteLeaf {
  const urlTemplate = `${absolute(routes.search())}/{${SEARCHED}}`;
  return {
    '@type': 'WebSite',
    '@id': idOf('website'),
    url: absolute(routes.home),
    name: settings.name,
    publisher: { '@id': idOf('organization') },
    potentialAction: { ...searchAction, target: { '@type': 'EntryPoint', urlTemplate } },
  };
}

/** The shop and its search, for the home page. */
export function siteData(settings: SiteSettings): Graph {
  return { '@context': 'https://schema.org', '@graph': [organization(settings), website(settings)] };
}
