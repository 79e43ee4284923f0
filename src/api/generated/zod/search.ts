/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * Pages of the site whose title or text contains the keyword in the language of the request, best match first, 10 rows a page; a keyword of several words is found where all of them are. Upper and lower case are the same. Without a match `rows` is empty; the site then shows its not-found page.
 * @summary Search the site, one page
 */
export const searchResultsResponseOneDataPagesRowsItemTitleMax = 120;

export const searchResultsResponseOneDataPagesRowsItemContentMax = 300;

export const searchResultsResponseOneDataPagesRowsItemJumpurlMax = 500;

export const searchResultsResponseOneDataPagesRowsItemFigureMax = 40;

export const searchResultsResponseOneDataPagesRowsMax = 10;

export const searchResultsResponseOneDataPagesTotalMin = 0;
export const searchResultsResponseOneDataPagesTotalMax = 100000;

export const searchResultsResponseOneDataPagesTotalPagesMin = 0;
export const searchResultsResponseOneDataPagesTotalPagesMax = 100000;

export const searchResultsResponseTwoMessageMax = 500;



export const SearchResultsResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "pages": /*#__PURE__*/ zod.strictObject({
  "rows": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchResultsResponseOneDataPagesRowsItemTitleMax)).check(/*#__PURE__*/ zod.describe('Title of the page, plain text.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(searchResultsResponseOneDataPagesRowsItemContentMax)).check(/*#__PURE__*/ zod.describe('The passage that contains the keyword, or the beginning of the page; plain text.')),
  "jumpurl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(searchResultsResponseOneDataPagesRowsItemJumpurlMax)).check(/*#__PURE__*/ zod.describe('Where the result leads.')),
  "isfullurl": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)]).check(/*#__PURE__*/ zod.describe('0 = `jumpurl` is a path of this site, otherwise a full address.')),
  "kind": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['page', 'plan', 'phone', 'tariff', 'offer', 'news', 'event', 'business'])).check(/*#__PURE__*/ zod.describe('What the result is, so that the site can say it. Optional, proposed by this project.')),
  "figure": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchResultsResponseOneDataPagesRowsItemFigureMax))).check(/*#__PURE__*/ zod.describe('The figure that most who find this page look for, as text with currency and unit, such as `MOP$38 a day`; left out when there is none. Optional, proposed by this project.'))
}).check(/*#__PURE__*/ zod.describe('A page that contains the keyword.'))).check(/*#__PURE__*/ zod.maxLength(searchResultsResponseOneDataPagesRowsMax)).check(/*#__PURE__*/ zod.describe('The results of this page, 10 on every page but the last.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(searchResultsResponseOneDataPagesTotalMin)).check(/*#__PURE__*/ zod.lte(searchResultsResponseOneDataPagesTotalMax)).check(/*#__PURE__*/ zod.describe('Results on all pages.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(searchResultsResponseOneDataPagesTotalPagesMin)).check(/*#__PURE__*/ zod.lte(searchResultsResponseOneDataPagesTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Number of pages; 0 when there are no rows.'))
}).check(/*#__PURE__*/ zod.describe('One page of search results.'))
}).check(/*#__PURE__*/ zod.describe('What a search answers.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchResultsResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

