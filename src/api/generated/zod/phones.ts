/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * The makers of the home page's phone section, in the order of the tabs. The site puts the tab of the external phone store before them and opens the first maker. A maker listed here is also in `brands`, with the same id and name.
 * @summary Makers on the home page
 */
export const homeBrandsResponseOneDataItemIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const homeBrandsResponseOneDataItemNameMax = 60;

export const homeBrandsResponseOneDataMax = 30;

export const homeBrandsResponseTwoMessageMax = 500;



export const HomeBrandsResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(homeBrandsResponseOneDataItemIdRegExp)).check(/*#__PURE__*/ zod.describe('Opaque id; compare as a string.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(homeBrandsResponseOneDataItemNameMax)).check(/*#__PURE__*/ zod.describe('Name to show, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A choice the customer picks by name and the server knows by id.'))).check(/*#__PURE__*/ zod.maxLength(homeBrandsResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('The makers in the order of the tabs.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(homeBrandsResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * The phones of the home page's phone section for one maker, most important first. Not paged; the site is made for four to six phones. An unknown maker answers an empty list; `0000` and `0001` are not asked for here.
 * @summary Phones of one maker on the home page
 */
export const homePhonesResponseOneDataItemIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const homePhonesResponseOneDataItemImgMax = 500;

export const homePhonesResponseOneDataItemNameMax = 60;

export const homePhonesResponseOneDataItemBrandNameMax = 60;

export const homePhonesResponseOneDataItemNetworkNameMax = 20;

export const homePhonesResponseOneDataItemTitleleftMapTopMax = 120;

export const homePhonesResponseOneDataItemTitleleftMapBottomMax = 120;

export const homePhonesResponseOneDataItemTitlerightMapTopMax = 120;

export const homePhonesResponseOneDataItemTitlerightMapBottomMax = 120;

export const homePhonesResponseOneDataItemColorsItemRegExp = new RegExp('^#[0-9a-f]{6}$');
export const homePhonesResponseOneDataItemColorsMax = 8;

export const homePhonesResponseOneDataItemPreviewsItemImgMax = 500;

export const homePhonesResponseOneDataItemPreviewsItemColorMax = 30;

export const homePhonesResponseOneDataItemPreviewsItemHexRegExp = new RegExp('^#[0-9a-f]{6}$');
export const homePhonesResponseOneDataItemPreviewsItemViewsItemMax = 500;

export const homePhonesResponseOneDataItemPreviewsItemViewsMax = 8;

export const homePhonesResponseOneDataItemPreviewsMax = 8;

export const homePhonesResponseOneDataMax = 24;

export const homePhonesResponseTwoMessageMax = 500;



export const HomePhonesResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(homePhonesResponseOneDataItemIdRegExp)).check(/*#__PURE__*/ zod.describe('Phone id; the card links to `/productDetails/{id}`.')),
  "img": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(homePhonesResponseOneDataItemImgMax)).check(/*#__PURE__*/ zod.describe('Picture of the phone on a transparent ground, about as wide as 212 to 256 high; the site shows it up to 250 px high.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(homePhonesResponseOneDataItemNameMax)).check(/*#__PURE__*/ zod.describe('Model with the maker\'s name, such as `Vela 12 Pro`.')),
  "brandName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(homePhonesResponseOneDataItemBrandNameMax)).check(/*#__PURE__*/ zod.describe('Maker, the same spelling as in `brands`.')),
  "networkName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(homePhonesResponseOneDataItemNetworkNameMax)).check(/*#__PURE__*/ zod.describe('Fastest network of the phone, such as `5G`.')),
  "isnew": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)]).check(/*#__PURE__*/ zod.describe('1 = show the tag "new".')),
  "titleleftMap": /*#__PURE__*/ zod.strictObject({
  "top": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(homePhonesResponseOneDataItemTitleleftMapTopMax)).check(/*#__PURE__*/ zod.describe('Upper line.')),
  "bottom": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(homePhonesResponseOneDataItemTitleleftMapBottomMax)).check(/*#__PURE__*/ zod.describe('Lower line.'))
}).check(/*#__PURE__*/ zod.describe('The monthly side: `top` is the label, `bottom` a monthly fee (`MOP$168`). The mock gives the fee of the plan recommended for the phone, labelled `推薦計劃月費` or `Monthly plan`.')),
  "titlerightMap": /*#__PURE__*/ zod.strictObject({
  "top": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(homePhonesResponseOneDataItemTitlerightMapTopMax)).check(/*#__PURE__*/ zod.describe('Upper line.')),
  "bottom": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(homePhonesResponseOneDataItemTitlerightMapBottomMax)).check(/*#__PURE__*/ zod.describe('Lower line.'))
}).check(/*#__PURE__*/ zod.describe('The price side: `top` is the label (`淨機價由` or `Phone, from`), `bottom` the lowest price without a plan, that of the smallest capacity (`MOP$7,580`).')),
  "colors": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(homePhonesResponseOneDataItemColorsItemRegExp)).check(/*#__PURE__*/ zod.describe('A colour as six lower-case hexadecimal digits.'))).check(/*#__PURE__*/ zod.maxLength(homePhonesResponseOneDataItemColorsMax))).check(/*#__PURE__*/ zod.describe('Colours the phone is sold in, as dots on the card, in the order of the gallery. Proposed by this project; without it the card has no dots.')),
  "previews": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "img": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(homePhonesResponseOneDataItemPreviewsItemImgMax)).check(/*#__PURE__*/ zod.describe('Picture of the phone in this colour on a transparent ground; the site shows it up to 440 px high.')),
  "color": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(homePhonesResponseOneDataItemPreviewsItemColorMax)).check(/*#__PURE__*/ zod.describe('The colour\'s name in the language of the request, such as `海峽藍`. It is not a colour value.')),
  "hex": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(homePhonesResponseOneDataItemPreviewsItemHexRegExp))).check(/*#__PURE__*/ zod.describe('The colour as six lower-case hexadecimal digits, for the dot of the selector. Proposed by this project; without it the selector shows the name.')),
  "views": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(homePhonesResponseOneDataItemPreviewsItemViewsItemMax)).check(/*#__PURE__*/ zod.describe('A picture as in `img`.'))).check(/*#__PURE__*/ zod.maxLength(homePhonesResponseOneDataItemPreviewsItemViewsMax))).check(/*#__PURE__*/ zod.describe('More pictures in this colour, such as the back and the front alone, shown after `img` in the gallery. Proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('One colour of a phone and its picture in the gallery.'))).check(/*#__PURE__*/ zod.maxLength(homePhonesResponseOneDataItemPreviewsMax))).check(/*#__PURE__*/ zod.describe('The colours with their names and pictures, in the order of `colors`, so that a list can show the phone in each; `views` is left out. Proposed by this project; without it the dots are no choice.')),
  "instock": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)])).check(/*#__PURE__*/ zod.describe('1 = a shop has it now in one of its colours and capacities, 0 = none has. Proposed by this project; without it the list is silent about stock.')),
  "released": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('First day of sale, `YYYY-MM-DD`, for the order "newest first". Proposed by this project; phones without it come last in that order.'))
}).check(/*#__PURE__*/ zod.describe('A phone as a card.'))).check(/*#__PURE__*/ zod.maxLength(homePhonesResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('The phones, most important first.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(homePhonesResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * All makers whose phones are sold, in the order of the tabs of the phone pages. The site adds "All" (`0000`) and "Special offers" (`0001`) itself, and matches the query `brandName` of `/allMobile` with `name`.
 * @summary All makers
 */
export const brandsResponseOneDataItemIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const brandsResponseOneDataItemNameMax = 60;

export const brandsResponseOneDataMax = 60;

export const brandsResponseTwoMessageMax = 500;



export const BrandsResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(brandsResponseOneDataItemIdRegExp)).check(/*#__PURE__*/ zod.describe('Opaque id; compare as a string.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(brandsResponseOneDataItemNameMax)).check(/*#__PURE__*/ zod.describe('Name to show, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A choice the customer picks by name and the server knows by id.'))).check(/*#__PURE__*/ zod.maxLength(brandsResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('All makers in the order of the tabs.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(brandsResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * The phones of one filter in the order in which the shop shows them, one page of them. `0000` means all makers, `0001` special offers of all makers. An unknown maker answers a page without rows.
 * @summary Phone list, one page
 */
export const phonesResponseOneDataRowsItemIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const phonesResponseOneDataRowsItemImgMax = 500;

export const phonesResponseOneDataRowsItemNameMax = 60;

export const phonesResponseOneDataRowsItemBrandNameMax = 60;

export const phonesResponseOneDataRowsItemNetworkNameMax = 20;

export const phonesResponseOneDataRowsItemTitleleftMapTopMax = 120;

export const phonesResponseOneDataRowsItemTitleleftMapBottomMax = 120;

export const phonesResponseOneDataRowsItemTitlerightMapTopMax = 120;

export const phonesResponseOneDataRowsItemTitlerightMapBottomMax = 120;

export const phonesResponseOneDataRowsItemColorsItemRegExp = new RegExp('^#[0-9a-f]{6}$');
export const phonesResponseOneDataRowsItemColorsMax = 8;

export const phonesResponseOneDataRowsItemPreviewsItemImgMax = 500;

export const phonesResponseOneDataRowsItemPreviewsItemColorMax = 30;

export const phonesResponseOneDataRowsItemPreviewsItemHexRegExp = new RegExp('^#[0-9a-f]{6}$');
export const phonesResponseOneDataRowsItemPreviewsItemViewsItemMax = 500;

export const phonesResponseOneDataRowsItemPreviewsItemViewsMax = 8;

export const phonesResponseOneDataRowsItemPreviewsMax = 8;

export const phonesResponseOneDataRowsMax = 100;

export const phonesResponseOneDataTotalMin = 0;
export const phonesResponseOneDataTotalMax = 100000;

export const phonesResponseOneDataTotalPagesMin = 0;
export const phonesResponseOneDataTotalPagesMax = 100000;

export const phonesResponseTwoMessageMax = 500;



export const PhonesResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "rows": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(phonesResponseOneDataRowsItemIdRegExp)).check(/*#__PURE__*/ zod.describe('Phone id; the card links to `/productDetails/{id}`.')),
  "img": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(phonesResponseOneDataRowsItemImgMax)).check(/*#__PURE__*/ zod.describe('Picture of the phone on a transparent ground, about as wide as 212 to 256 high; the site shows it up to 250 px high.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(phonesResponseOneDataRowsItemNameMax)).check(/*#__PURE__*/ zod.describe('Model with the maker\'s name, such as `Vela 12 Pro`.')),
  "brandName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(phonesResponseOneDataRowsItemBrandNameMax)).check(/*#__PURE__*/ zod.describe('Maker, the same spelling as in `brands`.')),
  "networkName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(phonesResponseOneDataRowsItemNetworkNameMax)).check(/*#__PURE__*/ zod.describe('Fastest network of the phone, such as `5G`.')),
  "isnew": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)]).check(/*#__PURE__*/ zod.describe('1 = show the tag "new".')),
  "titleleftMap": /*#__PURE__*/ zod.strictObject({
  "top": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(phonesResponseOneDataRowsItemTitleleftMapTopMax)).check(/*#__PURE__*/ zod.describe('Upper line.')),
  "bottom": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(phonesResponseOneDataRowsItemTitleleftMapBottomMax)).check(/*#__PURE__*/ zod.describe('Lower line.'))
}).check(/*#__PURE__*/ zod.describe('The monthly side: `top` is the label, `bottom` a monthly fee (`MOP$168`). The mock gives the fee of the plan recommended for the phone, labelled `推薦計劃月費` or `Monthly plan`.')),
  "titlerightMap": /*#__PURE__*/ zod.strictObject({
  "top": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(phonesResponseOneDataRowsItemTitlerightMapTopMax)).check(/*#__PURE__*/ zod.describe('Upper line.')),
  "bottom": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(phonesResponseOneDataRowsItemTitlerightMapBottomMax)).check(/*#__PURE__*/ zod.describe('Lower line.'))
}).check(/*#__PURE__*/ zod.describe('The price side: `top` is the label (`淨機價由` or `Phone, from`), `bottom` the lowest price without a plan, that of the smallest capacity (`MOP$7,580`).')),
  "colors": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(phonesResponseOneDataRowsItemColorsItemRegExp)).check(/*#__PURE__*/ zod.describe('A colour as six lower-case hexadecimal digits.'))).check(/*#__PURE__*/ zod.maxLength(phonesResponseOneDataRowsItemColorsMax))).check(/*#__PURE__*/ zod.describe('Colours the phone is sold in, as dots on the card, in the order of the gallery. Proposed by this project; without it the card has no dots.')),
  "previews": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "img": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(phonesResponseOneDataRowsItemPreviewsItemImgMax)).check(/*#__PURE__*/ zod.describe('Picture of the phone in this colour on a transparent ground; the site shows it up to 440 px high.')),
  "color": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(phonesResponseOneDataRowsItemPreviewsItemColorMax)).check(/*#__PURE__*/ zod.describe('The colour\'s name in the language of the request, such as `海峽藍`. It is not a colour value.')),
  "hex": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(phonesResponseOneDataRowsItemPreviewsItemHexRegExp))).check(/*#__PURE__*/ zod.describe('The colour as six lower-case hexadecimal digits, for the dot of the selector. Proposed by this project; without it the selector shows the name.')),
  "views": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(phonesResponseOneDataRowsItemPreviewsItemViewsItemMax)).check(/*#__PURE__*/ zod.describe('A picture as in `img`.'))).check(/*#__PURE__*/ zod.maxLength(phonesResponseOneDataRowsItemPreviewsItemViewsMax))).check(/*#__PURE__*/ zod.describe('More pictures in this colour, such as the back and the front alone, shown after `img` in the gallery. Proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('One colour of a phone and its picture in the gallery.'))).check(/*#__PURE__*/ zod.maxLength(phonesResponseOneDataRowsItemPreviewsMax))).check(/*#__PURE__*/ zod.describe('The colours with their names and pictures, in the order of `colors`, so that a list can show the phone in each; `views` is left out. Proposed by this project; without it the dots are no choice.')),
  "instock": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)])).check(/*#__PURE__*/ zod.describe('1 = a shop has it now in one of its colours and capacities, 0 = none has. Proposed by this project; without it the list is silent about stock.')),
  "released": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('First day of sale, `YYYY-MM-DD`, for the order "newest first". Proposed by this project; phones without it come last in that order.'))
}).check(/*#__PURE__*/ zod.describe('A phone as a card.'))).check(/*#__PURE__*/ zod.maxLength(phonesResponseOneDataRowsMax)).check(/*#__PURE__*/ zod.describe('The phones of this page.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(phonesResponseOneDataTotalMin)).check(/*#__PURE__*/ zod.lte(phonesResponseOneDataTotalMax)).check(/*#__PURE__*/ zod.describe('Phones on all pages; the number in the "there are N items" line.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(phonesResponseOneDataTotalPagesMin)).check(/*#__PURE__*/ zod.lte(phonesResponseOneDataTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Number of pages; 0 when there are no rows.'))
}).check(/*#__PURE__*/ zod.describe('One page of phones.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(phonesResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * Everything of the product page: colours, capacities with their plans, presentation and terms. An unknown id answers HTTP 404, and the site shows its not-found page.
 * @summary One phone
 */
export const phoneDetailResponseOneDataNameMax = 60;

export const phoneDetailResponseOneDataBrandNameMax = 60;

export const phoneDetailResponseOneDataColorsItemImgMax = 500;

export const phoneDetailResponseOneDataColorsItemColorMax = 30;

export const phoneDetailResponseOneDataColorsItemHexRegExp = new RegExp('^#[0-9a-f]{6}$');
export const phoneDetailResponseOneDataColorsItemViewsItemMax = 500;

export const phoneDetailResponseOneDataColorsItemViewsMax = 8;

export const phoneDetailResponseOneDataColorsMax = 8;

export const phoneDetailResponseOneDataMobileCapacityplanItemCapacitynameMax = 30;

export const phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansItemLinkMax = 500;

export const phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansItemCardtitleMapTopMax = 120;

export const phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansItemCardtitleMapBottomMax = 120;

export const phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansItemCardsubtitleMapItemTopMax = 120;

export const phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansItemCardsubtitleMapItemBottomMax = 120;

export const phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansItemCardsubtitleMapMax = 8;

export const phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansItemCardinfoMapItemLeftMax = 120;

export const phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansItemCardinfoMapItemRightMax = 200;

export const phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansItemCardinfoMapMax = 16;

export const phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansItemCardremakeArrItemMax = 120;

export const phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansItemCardremakeArrMax = 6;

export const phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansItemMonthsMin = 0;
export const phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansItemMonthsMax = 60;

export const phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansMax = 12;

export const phoneDetailResponseOneDataMobileCapacityplanItemPriceMax = 20;


export const phoneDetailResponseOneDataMobileCapacityplanItemPriceRegExp = new RegExp('^MOP\\$\\d{1,3}(,\\d{3})*(\\.\\d{2})?$');
export const phoneDetailResponseOneDataMobileCapacityplanMax = 8;

export const phoneDetailResponseOneDataCalusecontentMax = 20000;

export const phoneDetailResponseOneDataIntroductioncontentMax = 50000;

export const phoneDetailResponseOneDataSubtitleMax = 200;

export const phoneDetailResponseOneDataNetworkNameMax = 20;

export const phoneDetailResponseTwoMessageMax = 500;



export const PhoneDetailResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseOneDataNameMax)).check(/*#__PURE__*/ zod.describe('Model with the maker\'s name.')),
  "brandName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseOneDataBrandNameMax)).check(/*#__PURE__*/ zod.describe('Maker, the same spelling as in `brands`.')),
  "colors": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "img": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseOneDataColorsItemImgMax)).check(/*#__PURE__*/ zod.describe('Picture of the phone in this colour on a transparent ground; the site shows it up to 440 px high.')),
  "color": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseOneDataColorsItemColorMax)).check(/*#__PURE__*/ zod.describe('The colour\'s name in the language of the request, such as `海峽藍`. It is not a colour value.')),
  "hex": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(phoneDetailResponseOneDataColorsItemHexRegExp))).check(/*#__PURE__*/ zod.describe('The colour as six lower-case hexadecimal digits, for the dot of the selector. Proposed by this project; without it the selector shows the name.')),
  "views": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseOneDataColorsItemViewsItemMax)).check(/*#__PURE__*/ zod.describe('A picture as in `img`.'))).check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseOneDataColorsItemViewsMax))).check(/*#__PURE__*/ zod.describe('More pictures in this colour, such as the back and the front alone, shown after `img` in the gallery. Proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('One colour of a phone and its picture in the gallery.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseOneDataColorsMax)).check(/*#__PURE__*/ zod.describe('The colours, the first is chosen when the page opens.')),
  "mobileCapacityplan": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "capacityname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseOneDataMobileCapacityplanItemCapacitynameMax)).check(/*#__PURE__*/ zod.describe('Capacity as shown on the selector, such as `256 GB`.')),
  "mobilePlans": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "link": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansItemLinkMax)).check(/*#__PURE__*/ zod.describe('Where the card leads, a path of the site (`/sharePlan/2003`) or a full address; a full address opens in a new tab.')),
  "cardtitleMap": /*#__PURE__*/ zod.strictObject({
  "top": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansItemCardtitleMapTopMax)).check(/*#__PURE__*/ zod.describe('Upper line.')),
  "bottom": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansItemCardtitleMapBottomMax)).check(/*#__PURE__*/ zod.describe('Lower line.'))
}).check(/*#__PURE__*/ zod.describe('`top` is the plan\'s name, `bottom` its term.')),
  "cardsubtitleMap": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "top": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansItemCardsubtitleMapItemTopMax)).check(/*#__PURE__*/ zod.describe('Upper line.')),
  "bottom": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansItemCardsubtitleMapItemBottomMax)).check(/*#__PURE__*/ zod.describe('Lower line.'))
}).check(/*#__PURE__*/ zod.describe('Two lines of one fact. What they hold is said where it is used.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansItemCardsubtitleMapMax)).check(/*#__PURE__*/ zod.describe('The first pair is the monthly fee (`top` = `MOP$168`, `bottom` = `月費` or `a month`); the others are facts, label in `top`, value in `bottom`. The mock\'s second pair is the price of the phone with this plan.')),
  "cardinfoMap": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "left": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansItemCardinfoMapItemLeftMax)).check(/*#__PURE__*/ zod.describe('Label.')),
  "right": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansItemCardinfoMapItemRightMax)).check(/*#__PURE__*/ zod.describe('Value.'))
}).check(/*#__PURE__*/ zod.describe('One row of facts, label on the left and value on the right.'))).check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansItemCardinfoMapMax))).check(/*#__PURE__*/ zod.describe('More facts, label left and value right.')),
  "cardremakeArr": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansItemCardremakeArrItemMax))).check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansItemCardremakeArrMax))).check(/*#__PURE__*/ zod.describe('Special lines of the offer, most important first.')),
  "tjtype": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)])).check(/*#__PURE__*/ zod.describe('Recommended flag, 1 = recommended; missing means 0.')),
  "months": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansItemMonthsMin)).check(/*#__PURE__*/ zod.lte(phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansItemMonthsMax))).check(/*#__PURE__*/ zod.describe('Contract term in months that the price of the phone needs, 0 = none. With it the page of the plan adds the price to the total of that term. Proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('A plan the phone can be taken with: a link and the fields of a plan card. The specification says "link and card fields" only; which card fields is proposed by this project.'))).check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseOneDataMobileCapacityplanItemMobilePlansMax)).check(/*#__PURE__*/ zod.describe('The plans, cheapest first; the price of the phone in them belongs to this capacity. Empty when the capacity is sold without a plan only.')),
  "price": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseOneDataMobileCapacityplanItemPriceMax)).check(/*#__PURE__*/ zod.regex(phoneDetailResponseOneDataMobileCapacityplanItemPriceRegExp))).check(/*#__PURE__*/ zod.describe('Price of this capacity without a plan, such as `MOP$8,380`. Proposed by this project; without it the selector shows the capacity only.'))
}).check(/*#__PURE__*/ zod.describe('One storage capacity with the plans it is sold with.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseOneDataMobileCapacityplanMax)).check(/*#__PURE__*/ zod.describe('The capacities, smallest first; the first is chosen when the page opens.')),
  "calusecontent": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseOneDataCalusecontentMax)).check(/*#__PURE__*/ zod.describe('Terms of the offer as HTML (headings, paragraphs, lists, tables, links). The site cleans it before showing it.')),
  "introductioncontent": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseOneDataIntroductioncontentMax)).check(/*#__PURE__*/ zod.describe('Presentation of the product as HTML. It may hold pictures and embedded videos (`iframe` with `width`, `height` and `title`, from which the site keeps the aspect ratio). Each `section` with a picture is a feature as wide as the page; `details` with a `summary`, such as the specification, are folded. The site cleans it and keeps only frames of allowed hosts.')),
  "subtitle": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseOneDataSubtitleMax))).check(/*#__PURE__*/ zod.describe('What is special about the phone, in one line under its name. Proposed by this project.')),
  "networkName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseOneDataNetworkNameMax))).check(/*#__PURE__*/ zod.describe('Fastest network, as in the phone list. Proposed by this project; without it the badge is left out.')),
  "isnew": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)])).check(/*#__PURE__*/ zod.describe('1 = show the tag "new", as in the phone list. Proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('The page of one phone.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(phoneDetailResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

