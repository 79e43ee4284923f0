/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * Charges of international calls dialled with 00, one row for each country or part of a country. Charges are in MOP per minute and counted in units of 6 seconds; the peak period is Monday to Friday, 08:00 to 21:00, Macau time. Rows come in the order of the table; the last row of a list that is not empty stands for every country that is not listed. `不適用` is for Chinese, `Not applicable` for English, `-` for both.
 * @summary IDD 00 tariff
 */
export const idd00PlansResponseOneDataItemCountryMax = 60;

export const idd00PlansResponseOneDataItemCountryCodeRegExp = new RegExp('^(\\d{1,7}|-)$');
export const idd00PlansResponseOneDataItemPeakChargeMax = 14;


export const idd00PlansResponseOneDataItemPeakChargeRegExp = new RegExp('^(\\d{1,3}\\.\\d{2}|-|不適用|Not applicable)$');
export const idd00PlansResponseOneDataItemNonpeakChargeMax = 14;


export const idd00PlansResponseOneDataItemNonpeakChargeRegExp = new RegExp('^(\\d{1,3}\\.\\d{2}|-|不適用|Not applicable)$');
export const idd00PlansResponseOneDataItemChargeDisMax = 14;


export const idd00PlansResponseOneDataItemChargeDisRegExp = new RegExp('^(\\d{1,3}\\.\\d{2}|-|不適用|Not applicable)$');
export const idd00PlansResponseOneDataItemVideoIddChargeMax = 14;


export const idd00PlansResponseOneDataItemVideoIddChargeRegExp = new RegExp('^(\\d{1,3}\\.\\d{2}|0|-|不適用|Not applicable)$');
export const idd00PlansResponseOneDataMax = 300;

export const idd00PlansResponseTwoMessageMax = 500;



export const Idd00PlansResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(idd00PlansResponseOneDataItemCountryMax)).check(/*#__PURE__*/ zod.describe('Country, or part of one; the last row reads `其他國家` or `Other countries`.')),
  "countryCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(idd00PlansResponseOneDataItemCountryCodeRegExp)).check(/*#__PURE__*/ zod.describe('Country code to dial, digits only, such as `1`, `44` or `351`; `-` in the last row.')),
  "peakCharge": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(idd00PlansResponseOneDataItemPeakChargeMax)).check(/*#__PURE__*/ zod.regex(idd00PlansResponseOneDataItemPeakChargeRegExp)).check(/*#__PURE__*/ zod.describe('Charge in the peak period, MOP per minute, two decimals. The last row says `9.90`. `-`, `不適用` or `Not applicable` where not offered.')),
  "nonpeakCharge": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(idd00PlansResponseOneDataItemNonpeakChargeMax)).check(/*#__PURE__*/ zod.regex(idd00PlansResponseOneDataItemNonpeakChargeRegExp)).check(/*#__PURE__*/ zod.describe('Charge in the off-peak period, MOP per minute, two decimals. The last row says `9.90`. `-`, `不適用` or `Not applicable` where not offered.')),
  "chargeDis": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(idd00PlansResponseOneDataItemChargeDisMax)).check(/*#__PURE__*/ zod.regex(idd00PlansResponseOneDataItemChargeDisRegExp)).check(/*#__PURE__*/ zod.describe('Discount charge at any hour, MOP per minute, two decimals. The specification gives the name only; the meaning is proposed by this project. `-`, `不適用` or `Not applicable` where not offered.')),
  "videoIddCharge": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(idd00PlansResponseOneDataItemVideoIddChargeMax)).check(/*#__PURE__*/ zod.regex(idd00PlansResponseOneDataItemVideoIddChargeRegExp)).check(/*#__PURE__*/ zod.describe('Charge of a video call at any hour, MOP per minute, two decimals; `0` where video calls are not offered, as in the last row.'))
}).check(/*#__PURE__*/ zod.describe('Charges of IDD 00 calls to one country.'))).check(/*#__PURE__*/ zod.maxLength(idd00PlansResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('The rows in the order of the table, the row of the other countries last.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(idd00PlansResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * Charges of international calls dialled with 060, one row for each country. Charges are in MOP per minute and counted in units of 6 seconds; the 060 rate applies Monday to Friday, 20:00 to 08:00, and on weekends and public holidays, Macau time. Rows come in the order of the table; the last row stands for every country that is not listed and says that 060 cannot be used. The specification leaves the path of this call out; it is proposed by this project after `idd00Plans`.
 * @summary IDD 060 tariff
 */
export const idd060PlansResponseOneDataItemCountryMax = 60;

export const idd060PlansResponseOneDataItemCountryCodeRegExp = new RegExp('^(\\d{1,7}|-)$');
export const idd060PlansResponseOneDataItemChargeMax = 14;


export const idd060PlansResponseOneDataItemChargeRegExp = new RegExp('^(\\d{1,3}\\.\\d{2}|-|不適用|Not applicable)$');
export const idd060PlansResponseOneDataItemChargeCustMax = 14;


export const idd060PlansResponseOneDataItemChargeCustRegExp = new RegExp('^(\\d{1,3}\\.\\d{2}|-|不適用|Not applicable)$');
export const idd060PlansResponseOneDataItemChargeDisMax = 14;


export const idd060PlansResponseOneDataItemChargeDisRegExp = new RegExp('^(\\d{1,3}\\.\\d{2}|-|不適用|Not applicable)$');
export const idd060PlansResponseOneDataMax = 300;

export const idd060PlansResponseTwoMessageMax = 500;



export const Idd060PlansResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(idd060PlansResponseOneDataItemCountryMax)).check(/*#__PURE__*/ zod.describe('Country, or part of one; the last row reads `其他國家` or `Other countries`.')),
  "countryCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(idd060PlansResponseOneDataItemCountryCodeRegExp)).check(/*#__PURE__*/ zod.describe('Country code to dial, digits only, such as `1`, `44` or `351`; `-` in the last row.')),
  "charge": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(idd060PlansResponseOneDataItemChargeMax)).check(/*#__PURE__*/ zod.regex(idd060PlansResponseOneDataItemChargeRegExp)).check(/*#__PURE__*/ zod.describe('Standard charge, MOP per minute, two decimals. `-`, `不適用` or `Not applicable` where not offered.')),
  "chargeCust": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(idd060PlansResponseOneDataItemChargeCustMax)).check(/*#__PURE__*/ zod.regex(idd060PlansResponseOneDataItemChargeCustRegExp)).check(/*#__PURE__*/ zod.describe('Charge for customers with a monthly plan, MOP per minute, two decimals. The specification gives the name only; the meaning is proposed by this project. `-`, `不適用` or `Not applicable` where not offered.')),
  "chargeDis": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(idd060PlansResponseOneDataItemChargeDisMax)).check(/*#__PURE__*/ zod.regex(idd060PlansResponseOneDataItemChargeDisRegExp)).check(/*#__PURE__*/ zod.describe('Discount charge in the hours of the 060 rate, MOP per minute, two decimals. The specification gives the name only; the meaning is proposed by this project. `-`, `不適用` or `Not applicable` where not offered.'))
}).check(/*#__PURE__*/ zod.describe('Charges of IDD 060 calls to one country. In the last row, for the countries that are not listed, every charge reads `不適用` or `Not applicable`.'))).check(/*#__PURE__*/ zod.maxLength(idd060PlansResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('The rows in the order of the table, the row of the other countries last.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(idd060PlansResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

