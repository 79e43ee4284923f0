/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * The banners of one place of the site, in the order in which they are shown. A place without banners answers an empty list. A click opens `popupImage` when `popup` is 1; otherwise it opens `href` in a new tab, as a path of the site when `isfullurl` is 0 and as a full address when not.
 * @summary Banners of one place
 */
export const bannersResponseOneDataItemImageMax = 500;

export const bannersResponseOneDataItemPhoneimageMax = 500;

export const bannersResponseOneDataItemPopupImageMax = 500;

export const bannersResponseOneDataItemHrefMax = 500;

export const bannersResponseOneDataItemTitleMax = 60;

export const bannersResponseOneDataItemTextMax = 200;

export const bannersResponseOneDataItemOfferNameMax = 40;

export const bannersResponseOneDataItemOfferPriceRegExp = new RegExp('^\\d{1,5}(\\.\\d{1,2})?$');
export const bannersResponseOneDataItemOfferPerMax = 20;

export const bannersResponseOneDataItemOfferTextMax = 200;

export const bannersResponseOneDataItemLinkTextMax = 30;

export const bannersResponseOneDataItemAltMax = 200;

export const bannersResponseOneDataMax = 12;

export const bannersResponseTwoMessageMax = 500;



export const BannersResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "image": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bannersResponseOneDataItemImageMax)).check(/*#__PURE__*/ zod.describe('Picture for screens wider than 1024 px.')),
  "phoneimage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bannersResponseOneDataItemPhoneimageMax)).check(/*#__PURE__*/ zod.describe('Picture for screens up to 1024 px.')),
  "popup": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)])).check(/*#__PURE__*/ zod.describe('1 = a click opens `popupImage` instead of `href`. Left out means 0.')),
  "popupImage": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bannersResponseOneDataItemPopupImageMax))).check(/*#__PURE__*/ zod.describe('Picture that a click opens when `popup` is 1.')),
  "href": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bannersResponseOneDataItemHrefMax))).check(/*#__PURE__*/ zod.describe('Where a click leads, in a new tab; left out when the banner leads nowhere. When `popup` is 1, where the link to details and terms beside `popupImage` leads; this use is proposed by this project.')),
  "isfullurl": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)]).check(/*#__PURE__*/ zod.describe('0 = `href` is a path of this site, otherwise a full address.')),
  "title": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bannersResponseOneDataItemTitleMax))).check(/*#__PURE__*/ zod.describe('Headline as live text over the picture, plain text, about 14 Chinese characters. Proposed by this project; without it the picture stands alone.')),
  "text": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bannersResponseOneDataItemTextMax))).check(/*#__PURE__*/ zod.describe('One or two sentences under the headline, plain text. Proposed by this project.')),
  "offer": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bannersResponseOneDataItemOfferNameMax)).check(/*#__PURE__*/ zod.describe('What the price is for, in the language of the request.')),
  "price": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(bannersResponseOneDataItemOfferPriceRegExp)).check(/*#__PURE__*/ zod.describe('Price in MOP with at most two decimals, figure only.')),
  "per": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bannersResponseOneDataItemOfferPerMax))).check(/*#__PURE__*/ zod.describe('Unit after the price, such as `/月` or `a month`.')),
  "text": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bannersResponseOneDataItemOfferTextMax))).check(/*#__PURE__*/ zod.describe('What else there is to say, shown in place of the banner\'s `text`.'))
})).check(/*#__PURE__*/ zod.describe('What the banner sells, and its price, which the site draws large. `text` says the same in one sentence, for clients that do not draw it (proposed by this project).')),
  "linkText": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bannersResponseOneDataItemLinkTextMax))).check(/*#__PURE__*/ zod.describe('Words of the button that does what a click does. Proposed by this project.')),
  "alt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bannersResponseOneDataItemAltMax))).check(/*#__PURE__*/ zod.describe('What the pictures (`image`, `popupImage`) show and say, for customers who cannot see them. Proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('A picture that advertises something and, with the optional words, says what.'))).check(/*#__PURE__*/ zod.maxLength(bannersResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('The banners in the order in which they are shown.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bannersResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * The items of the header's menu as a tree, in the order in which they are shown; the site draws up to three levels. The links that the site always has (home, log-in, express payment) are not part of it.
 * @summary Main menu
 */
export const menuResponseOneDataItemNameMax = 60;

export const menuResponseOneDataItemChildrenMax = 30;

export const menuResponseOneDataItemJumpUrlMax = 500;

export const menuResponseOneDataItemHrefMax = 500;

export const menuResponseOneDataMax = 10;

export const menuResponseTwoMessageMax = 500;



export const MenuResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(menuResponseOneDataItemNameMax)).check(/*#__PURE__*/ zod.describe('Words of the item.')),
  "children": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.unknown()).check(/*#__PURE__*/ zod.maxLength(menuResponseOneDataItemChildrenMax)).check(/*#__PURE__*/ zod.describe('Items below this one, in order; empty for a leaf.')),
  "jumpUrl": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(menuResponseOneDataItemJumpUrlMax))).check(/*#__PURE__*/ zod.describe('Path in this site, with its query where there is one.')),
  "popup": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)])).check(/*#__PURE__*/ zod.describe('1 = a click opens the log-in pop-up when nobody is logged in. Left out means 0. The meaning is proposed by this project.')),
  "href": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(menuResponseOneDataItemHrefMax))).check(/*#__PURE__*/ zod.describe('Full address outside this site.')),
  "isfullurl": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)]).check(/*#__PURE__*/ zod.describe('0 = a path of this site, otherwise a full address.')),
  "type": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(2)]).check(/*#__PURE__*/ zod.describe('1 = opens in the same tab, 2 = in a new one.')),
  "showMenu": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)]).check(/*#__PURE__*/ zod.describe('1 = shown, 0 = kept by the server but not shown, children included.'))
}).check(/*#__PURE__*/ zod.describe('An item of the menu. It leads to `jumpUrl` when `isfullurl` is 0 and to `href` when not; where that one is missing the other counts. An item with neither only opens its children.'))).check(/*#__PURE__*/ zod.maxLength(menuResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('The top items, in order.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(menuResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * The notice that stands above the header, such as announced maintenance. There is always an answer: with `status` 0 the site shows nothing. The customer can close it for the rest of the session. The path is spelled `getgetNotice`, as the specification has it.
 * @summary Notice above the header
 */
export const noticeResponseOneDataTitleMax = 60;

export const noticeResponseOneDataContentMax = 1000;

export const noticeResponseTwoMessageMax = 500;



export const NoticeResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)]).check(/*#__PURE__*/ zod.describe('1 = show the notice. The values are proposed by this project.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(noticeResponseOneDataTitleMax)).check(/*#__PURE__*/ zod.describe('What it is about, in a few words; may be empty when `status` is 0.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(noticeResponseOneDataContentMax)).check(/*#__PURE__*/ zod.describe('The notice as HTML of one line (text, links, emphasis). The site cleans it before showing it.'))
}).check(/*#__PURE__*/ zod.describe('The notice above the header.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(noticeResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * Links that the site shows above its fixed footer links. A channel with children is a group with its name as heading. The specification names the answer only; the fields are those of a menu item, proposed by this project.
 * @summary Links added to the footer
 */
export const footerChannelsResponseOneDataItemNameMax = 60;

export const footerChannelsResponseOneDataItemJumpUrlMax = 500;

export const footerChannelsResponseOneDataItemHrefMax = 500;

export const footerChannelsResponseOneDataItemChildrenMax = 20;

export const footerChannelsResponseOneDataMax = 20;

export const footerChannelsResponseTwoMessageMax = 500;



export const FooterChannelsResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(footerChannelsResponseOneDataItemNameMax)).check(/*#__PURE__*/ zod.describe('Words of the link, or heading of the group.')),
  "jumpUrl": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(footerChannelsResponseOneDataItemJumpUrlMax))).check(/*#__PURE__*/ zod.describe('Path in this site, with its query where there is one.')),
  "href": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(footerChannelsResponseOneDataItemHrefMax))).check(/*#__PURE__*/ zod.describe('Full address outside this site.')),
  "isfullurl": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)]).check(/*#__PURE__*/ zod.describe('0 = a path of this site, otherwise a full address.')),
  "type": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(2)]).check(/*#__PURE__*/ zod.describe('1 = opens in the same tab, 2 = in a new one.')),
  "children": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.unknown()).check(/*#__PURE__*/ zod.maxLength(footerChannelsResponseOneDataItemChildrenMax))).check(/*#__PURE__*/ zod.describe('Links of the group, in order; left out for a plain link.'))
}).check(/*#__PURE__*/ zod.describe('A link that the server adds to the footer, or a group of them. Where it leads is decided as for `MenuItem`. Proposed by this project.'))).check(/*#__PURE__*/ zod.maxLength(footerChannelsResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('The channels, in order.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(footerChannelsResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * A new picture with characters that a person can read. The forms for jobs and contact send the typed characters as `captcha` together with `codepwd`. A picture can be used once, whether the characters were right or not; how long it stays valid is the server's choice (proposed: 10 minutes).
 * @summary Picture with characters to type
 */
export const captchaResponseOneDataImgbase64Min = 16;
export const captchaResponseOneDataImgbase64Max = 200000;


export const captchaResponseOneDataImgbase64RegExp = new RegExp('^(data:image/(png|jpeg|gif|webp|svg\\+xml);base64,)?[0-9A-Za-z+/]+={0,2}$');
export const captchaResponseOneDataCodepwdRegExp = new RegExp('^[!-~]{1,200}$');
export const captchaResponseTwoMessageMax = 500;



export const CaptchaResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "imgbase64": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(captchaResponseOneDataImgbase64Min)).check(/*#__PURE__*/ zod.maxLength(captchaResponseOneDataImgbase64Max)).check(/*#__PURE__*/ zod.regex(captchaResponseOneDataImgbase64RegExp)).check(/*#__PURE__*/ zod.describe('The picture in base64, with or without a data-URI prefix. Without one it is shown as PNG.')),
  "codepwd": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(captchaResponseOneDataCodepwdRegExp)).check(/*#__PURE__*/ zod.describe('Opaque password of this picture; it goes back with the typed characters.'))
}).check(/*#__PURE__*/ zod.describe('A picture with characters to type, and what the server knows it by.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(captchaResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * Every page that the site does not have itself. The site asks once after its first load; from then on each `jumpUrl` is a page that shows the content behind its `templatePath`. An address that is neither here nor in the site is not found.
 * @summary Pages made by the server
 */
export const jumpRoutesResponseOneDataItemJumpUrlRegExp = new RegExp('^/[0-9A-Za-z/._-]{1,199}$');
export const jumpRoutesResponseOneDataItemTemplatePathRegExp = new RegExp('^[0-9A-Za-z/._-]{1,200}$');
export const jumpRoutesResponseOneDataMax = 200;

export const jumpRoutesResponseTwoMessageMax = 500;



export const JumpRoutesResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "jumpUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(jumpRoutesResponseOneDataItemJumpUrlRegExp)).check(/*#__PURE__*/ zod.describe('Path of the page in this site, without a query.')),
  "templatePath": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(jumpRoutesResponseOneDataItemTemplatePathRegExp)).check(/*#__PURE__*/ zod.describe('What `pageTemplate` knows the content by.'))
}).check(/*#__PURE__*/ zod.describe('A page made by the server.'))).check(/*#__PURE__*/ zod.maxLength(jumpRoutesResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('The pages; each `jumpUrl` once.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(jumpRoutesResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * Title and content behind a `templatePath` of `jumpRoutes`. An unknown path answers HTTP 404. Proposed by this project: the specification says that a page has a template path but not how its content is read.
 * @summary Content of a page made by the server
 */
export const pageTemplateResponseOneDataTemplatePathRegExp = new RegExp('^[0-9A-Za-z/._-]{1,200}$');
export const pageTemplateResponseOneDataTitleMax = 100;

export const pageTemplateResponseOneDataContentMax = 100000;

export const pageTemplateResponseOneDataShopsItemNameMax = 60;

export const pageTemplateResponseOneDataShopsItemNoteMax = 40;

export const pageTemplateResponseOneDataShopsItemDistrictMax = 40;

export const pageTemplateResponseOneDataShopsItemAddressMax = 200;

export const pageTemplateResponseOneDataShopsItemOpensRegExp = new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$');
export const pageTemplateResponseOneDataShopsItemClosesRegExp = new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$');
export const pageTemplateResponseOneDataShopsItemMapMax = 500;

export const pageTemplateResponseOneDataShopsMax = 100;

export const pageTemplateResponseOneDataJobsItemPositionMax = 80;

export const pageTemplateResponseOneDataJobsItemDepartmentMax = 60;

export const pageTemplateResponseOneDataJobsItemNeedsItemMax = 120;

export const pageTemplateResponseOneDataJobsItemNeedsMax = 8;

export const pageTemplateResponseOneDataJobsMax = 60;

export const pageTemplateResponseTwoMessageMax = 500;



export const PageTemplateResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "templatePath": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(pageTemplateResponseOneDataTemplatePathRegExp)).check(/*#__PURE__*/ zod.describe('The path that was asked for.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pageTemplateResponseOneDataTitleMax)).check(/*#__PURE__*/ zod.describe('Heading of the page; the content does not repeat it.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pageTemplateResponseOneDataContentMax)).check(/*#__PURE__*/ zod.describe('The page as HTML from `<h2>` downwards (headings, paragraphs, lists, tables, pictures, links; links into the site as paths). The site cleans it before showing it.')),
  "shops": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pageTemplateResponseOneDataShopsItemNameMax)).check(/*#__PURE__*/ zod.describe('Name of the shop.')),
  "note": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pageTemplateResponseOneDataShopsItemNoteMax))).check(/*#__PURE__*/ zod.describe('What is special about it, in a word or two, such as a premium counter.')),
  "district": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pageTemplateResponseOneDataShopsItemDistrictMax)).check(/*#__PURE__*/ zod.describe('Part of the city that customers look for.')),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pageTemplateResponseOneDataShopsItemAddressMax)).check(/*#__PURE__*/ zod.describe('Street, number and floor.')),
  "opens": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(pageTemplateResponseOneDataShopsItemOpensRegExp)).check(/*#__PURE__*/ zod.describe('Opening time of every day, Macau time.')),
  "closes": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(pageTemplateResponseOneDataShopsItemClosesRegExp)).check(/*#__PURE__*/ zod.describe('Closing time of every day, Macau time, later than `opens`.')),
  "map": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pageTemplateResponseOneDataShopsItemMapMax)).check(/*#__PURE__*/ zod.describe('Where a map shows the shop.'))
}).check(/*#__PURE__*/ zod.describe('A shop of the operator. Proposed by this project.'))).check(/*#__PURE__*/ zod.maxLength(pageTemplateResponseOneDataShopsMax))).check(/*#__PURE__*/ zod.describe('Shops that the page shows above its content; left out on other pages.')),
  "jobs": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "position": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pageTemplateResponseOneDataJobsItemPositionMax)).check(/*#__PURE__*/ zod.describe('Name of the position; the site fills it in as `position` of `submitJobApplication`.')),
  "department": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pageTemplateResponseOneDataJobsItemDepartmentMax)).check(/*#__PURE__*/ zod.describe('Part of the company.')),
  "needs": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pageTemplateResponseOneDataJobsItemNeedsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pageTemplateResponseOneDataJobsItemNeedsMax)).check(/*#__PURE__*/ zod.describe('What an applicant brings, most important first.'))
}).check(/*#__PURE__*/ zod.describe('A job that can be applied for. Proposed by this project.'))).check(/*#__PURE__*/ zod.maxLength(pageTemplateResponseOneDataJobsMax))).check(/*#__PURE__*/ zod.describe('Open positions that the page shows above its content; left out on other pages. Proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('Content of a page made by the server. Proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pageTemplateResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

