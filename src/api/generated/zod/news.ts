/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import * as zod from 'zod/mini';



/**
 * Every published news item with its content, newest first. Without news the list is empty.
 * @summary All news
 */
export const newsListResponseOneDataItemIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const newsListResponseOneDataItemNameMax = 120;

export const newsListResponseOneDataItemTopicMax = 20;

export const newsListResponseOneDataItemSummaryMax = 160;

export const newsListResponseOneDataItemContentMax = 50000;

export const newsListResponseOneDataMax = 200;

export const newsListResponseTwoMessageMax = 500;



export const NewsListResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(newsListResponseOneDataItemIdRegExp)).check(/*#__PURE__*/ zod.describe('News id; asks for the item in `newsItem`.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsListResponseOneDataItemNameMax)).check(/*#__PURE__*/ zod.describe('Headline.')),
  "postedAt": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.describe('Day of publication in Macau, `YYYY-MM-DD`. The format is proposed by this project.')),
  "topic": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsListResponseOneDataItemTopicMax))).check(/*#__PURE__*/ zod.describe('What the item is about in a word or two, the same words for all items of a topic. Optional, proposed by this project.')),
  "summary": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsListResponseOneDataItemSummaryMax))).check(/*#__PURE__*/ zod.describe('The item in a sentence, plain text, for the list. Optional, proposed by this project.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newsListResponseOneDataItemContentMax)).check(/*#__PURE__*/ zod.describe('The item as HTML (headings from `<h3>`, paragraphs, lists, tables, pictures, links). The site cleans it before showing it.'))
}).check(/*#__PURE__*/ zod.describe('One news item.'))).check(/*#__PURE__*/ zod.maxLength(newsListResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('The items, newest first.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsListResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

/**
 * The news item with this id as the first element of a list; the site shows that one and ignores others. An unknown id answers an empty list, not HTTP 404.
 * @summary One news item
 */
export const newsItemResponseOneDataItemIdRegExp = new RegExp('^[0-9A-Za-z-]{1,32}$');
export const newsItemResponseOneDataItemNameMax = 120;

export const newsItemResponseOneDataItemTopicMax = 20;

export const newsItemResponseOneDataItemSummaryMax = 160;

export const newsItemResponseOneDataItemContentMax = 50000;

export const newsItemResponseOneDataMax = 20;

export const newsItemResponseTwoMessageMax = 500;



export const NewsItemResponse = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("0").check(/*#__PURE__*/ zod.describe('Always `0`.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(newsItemResponseOneDataItemIdRegExp)).check(/*#__PURE__*/ zod.describe('News id; asks for the item in `newsItem`.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsItemResponseOneDataItemNameMax)).check(/*#__PURE__*/ zod.describe('Headline.')),
  "postedAt": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.describe('Day of publication in Macau, `YYYY-MM-DD`. The format is proposed by this project.')),
  "topic": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsItemResponseOneDataItemTopicMax))).check(/*#__PURE__*/ zod.describe('What the item is about in a word or two, the same words for all items of a topic. Optional, proposed by this project.')),
  "summary": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsItemResponseOneDataItemSummaryMax))).check(/*#__PURE__*/ zod.describe('The item in a sentence, plain text, for the list. Optional, proposed by this project.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newsItemResponseOneDataItemContentMax)).check(/*#__PURE__*/ zod.describe('The item as HTML (headings from `<h3>`, paragraphs, lists, tables, pictures, links). The site cleans it before showing it.'))
}).check(/*#__PURE__*/ zod.describe('One news item.'))).check(/*#__PURE__*/ zod.maxLength(newsItemResponseOneDataMax)).check(/*#__PURE__*/ zod.describe('The item first, or nothing when the id is unknown. Clients read the first element and ignore others.'))
}).check(/*#__PURE__*/ zod.describe('Success.')),/*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.literal("-1").check(/*#__PURE__*/ zod.describe('Always `-1`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsItemResponseTwoMessageMax)).check(/*#__PURE__*/ zod.describe('Sentence for the customer, in the language of the request.'))
}).check(/*#__PURE__*/ zod.describe('A business error. The site shows `message` to the customer as it is.'))])

