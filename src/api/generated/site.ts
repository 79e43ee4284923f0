/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  BannersParams,
  BannersSuccess,
  CaptchaSuccess,
  Failure,
  FooterChannelsSuccess,
  JumpRoutesSuccess,
  MenuSuccess,
  NotFoundResponse,
  NoticeSuccess,
  OtherErrorResponse,
  PageTemplateParams,
  PageTemplateSuccess,
  ServerErrorResponse
} from '../../../openapi/generated/model';

import { request } from '../client.ts';
import type { ErrorType } from '../client.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * The banners of one place of the site, in the order in which they are shown. A place without banners answers an empty list. A click opens `popupImage` when `popup` is 1; otherwise it opens `href` in a new tab, as a path of the site when `isfullurl` is 0 and as a full address when not.
 * @summary Banners of one place
 */
export const banners = (
    params: BannersParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BannersSuccess | Failure>(
      {url: `/api/index/getBannerVOlist`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getBannersQueryKey = (params?: BannersParams,) => {
    return [
    "banners", ...(params ? [params] : [])
    ] as const;
    }


export const getBannersQueryOptions = <TData = Awaited<ReturnType<typeof banners>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(params: BannersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof banners>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBannersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof banners>>> = ({ signal }) => banners(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof banners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BannersQueryResult = NonNullable<Awaited<ReturnType<typeof banners>>>
export type BannersQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useBanners<TData = Awaited<ReturnType<typeof banners>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 params: BannersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof banners>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof banners>>,
          TError,
          Awaited<ReturnType<typeof banners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBanners<TData = Awaited<ReturnType<typeof banners>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 params: BannersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof banners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof banners>>,
          TError,
          Awaited<ReturnType<typeof banners>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBanners<TData = Awaited<ReturnType<typeof banners>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 params: BannersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof banners>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Banners of one place
 */

export function useBanners<TData = Awaited<ReturnType<typeof banners>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 params: BannersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof banners>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBannersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The items of the header's menu as a tree, in the order in which they are shown; the site draws up to three levels. The links that the site always has (home, log-in, express payment) are not part of it.
 * @summary Main menu
 */
export const menu = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<MenuSuccess | Failure>(
      {url: `/api/index/getChannellist`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getMenuQueryKey = () => {
    return [
    "menu"
    ] as const;
    }


export const getMenuQueryOptions = <TData = Awaited<ReturnType<typeof menu>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof menu>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getMenuQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof menu>>> = ({ signal }) => menu(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof menu>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type MenuQueryResult = NonNullable<Awaited<ReturnType<typeof menu>>>
export type MenuQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useMenu<TData = Awaited<ReturnType<typeof menu>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof menu>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof menu>>,
          TError,
          Awaited<ReturnType<typeof menu>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMenu<TData = Awaited<ReturnType<typeof menu>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof menu>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof menu>>,
          TError,
          Awaited<ReturnType<typeof menu>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMenu<TData = Awaited<ReturnType<typeof menu>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof menu>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Main menu
 */

export function useMenu<TData = Awaited<ReturnType<typeof menu>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof menu>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getMenuQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The notice that stands above the header, such as announced maintenance. There is always an answer: with `status` 0 the site shows nothing. The customer can close it for the rest of the session. The path is spelled `getgetNotice`, as the specification has it.
 * @summary Notice above the header
 */
export const notice = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<NoticeSuccess | Failure>(
      {url: `/api/index/getgetNotice`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getNoticeQueryKey = () => {
    return [
    "notice"
    ] as const;
    }


export const getNoticeQueryOptions = <TData = Awaited<ReturnType<typeof notice>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof notice>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getNoticeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof notice>>> = ({ signal }) => notice(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof notice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type NoticeQueryResult = NonNullable<Awaited<ReturnType<typeof notice>>>
export type NoticeQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useNotice<TData = Awaited<ReturnType<typeof notice>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof notice>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof notice>>,
          TError,
          Awaited<ReturnType<typeof notice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useNotice<TData = Awaited<ReturnType<typeof notice>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof notice>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof notice>>,
          TError,
          Awaited<ReturnType<typeof notice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useNotice<TData = Awaited<ReturnType<typeof notice>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof notice>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Notice above the header
 */

export function useNotice<TData = Awaited<ReturnType<typeof notice>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof notice>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getNoticeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Links that the site shows above its fixed footer links. A channel with children is a group with its name as heading. The specification names the answer only; the fields are those of a menu item, proposed by this project.
 * @summary Links added to the footer
 */
export const footerChannels = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FooterChannelsSuccess | Failure>(
      {url: `/api/index/getfooterChannellist`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getFooterChannelsQueryKey = () => {
    return [
    "footerChannels"
    ] as const;
    }


export const getFooterChannelsQueryOptions = <TData = Awaited<ReturnType<typeof footerChannels>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof footerChannels>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFooterChannelsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof footerChannels>>> = ({ signal }) => footerChannels(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof footerChannels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FooterChannelsQueryResult = NonNullable<Awaited<ReturnType<typeof footerChannels>>>
export type FooterChannelsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useFooterChannels<TData = Awaited<ReturnType<typeof footerChannels>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof footerChannels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof footerChannels>>,
          TError,
          Awaited<ReturnType<typeof footerChannels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFooterChannels<TData = Awaited<ReturnType<typeof footerChannels>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof footerChannels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof footerChannels>>,
          TError,
          Awaited<ReturnType<typeof footerChannels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFooterChannels<TData = Awaited<ReturnType<typeof footerChannels>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof footerChannels>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Links added to the footer
 */

export function useFooterChannels<TData = Awaited<ReturnType<typeof footerChannels>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof footerChannels>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFooterChannelsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A new picture with characters that a person can read. The forms for jobs and contact send the typed characters as `captcha` together with `codepwd`. A picture can be used once, whether the characters were right or not; how long it stays valid is the server's choice (proposed: 10 minutes).
 * @summary Picture with characters to type
 */
export const captcha = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CaptchaSuccess | Failure>(
      {url: `/api/news/getcodebase64`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getCaptchaQueryKey = () => {
    return [
    "captcha"
    ] as const;
    }


export const getCaptchaQueryOptions = <TData = Awaited<ReturnType<typeof captcha>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof captcha>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCaptchaQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof captcha>>> = ({ signal }) => captcha(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof captcha>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CaptchaQueryResult = NonNullable<Awaited<ReturnType<typeof captcha>>>
export type CaptchaQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useCaptcha<TData = Awaited<ReturnType<typeof captcha>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof captcha>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof captcha>>,
          TError,
          Awaited<ReturnType<typeof captcha>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCaptcha<TData = Awaited<ReturnType<typeof captcha>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof captcha>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof captcha>>,
          TError,
          Awaited<ReturnType<typeof captcha>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCaptcha<TData = Awaited<ReturnType<typeof captcha>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof captcha>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Picture with characters to type
 */

export function useCaptcha<TData = Awaited<ReturnType<typeof captcha>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof captcha>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCaptchaQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every page that the site does not have itself. The site asks once after its first load; from then on each `jumpUrl` is a page that shows the content behind its `templatePath`. An address that is neither here nor in the site is not found.
 * @summary Pages made by the server
 */
export const jumpRoutes = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<JumpRoutesSuccess | Failure>(
      {url: `/api/page/gtJumps`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getJumpRoutesQueryKey = () => {
    return [
    "jumpRoutes"
    ] as const;
    }


export const getJumpRoutesQueryOptions = <TData = Awaited<ReturnType<typeof jumpRoutes>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof jumpRoutes>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getJumpRoutesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof jumpRoutes>>> = ({ signal }) => jumpRoutes(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof jumpRoutes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type JumpRoutesQueryResult = NonNullable<Awaited<ReturnType<typeof jumpRoutes>>>
export type JumpRoutesQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useJumpRoutes<TData = Awaited<ReturnType<typeof jumpRoutes>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof jumpRoutes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof jumpRoutes>>,
          TError,
          Awaited<ReturnType<typeof jumpRoutes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useJumpRoutes<TData = Awaited<ReturnType<typeof jumpRoutes>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof jumpRoutes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof jumpRoutes>>,
          TError,
          Awaited<ReturnType<typeof jumpRoutes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useJumpRoutes<TData = Awaited<ReturnType<typeof jumpRoutes>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof jumpRoutes>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Pages made by the server
 */

export function useJumpRoutes<TData = Awaited<ReturnType<typeof jumpRoutes>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof jumpRoutes>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getJumpRoutesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Title and content behind a `templatePath` of `jumpRoutes`. An unknown path answers HTTP 404. Proposed by this project: the specification says that a page has a template path but not how its content is read.
 * @summary Content of a page made by the server
 */
export const pageTemplate = (
    params: PageTemplateParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PageTemplateSuccess | Failure>(
      {url: `/api/page/getTemplate`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getPageTemplateQueryKey = (params?: PageTemplateParams,) => {
    return [
    "pageTemplate", ...(params ? [params] : [])
    ] as const;
    }


export const getPageTemplateQueryOptions = <TData = Awaited<ReturnType<typeof pageTemplate>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(params: PageTemplateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pageTemplate>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPageTemplateQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof pageTemplate>>> = ({ signal }) => pageTemplate(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof pageTemplate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PageTemplateQueryResult = NonNullable<Awaited<ReturnType<typeof pageTemplate>>>
export type PageTemplateQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function usePageTemplate<TData = Awaited<ReturnType<typeof pageTemplate>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 params: PageTemplateParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof pageTemplate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof pageTemplate>>,
          TError,
          Awaited<ReturnType<typeof pageTemplate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePageTemplate<TData = Awaited<ReturnType<typeof pageTemplate>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 params: PageTemplateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pageTemplate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof pageTemplate>>,
          TError,
          Awaited<ReturnType<typeof pageTemplate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePageTemplate<TData = Awaited<ReturnType<typeof pageTemplate>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 params: PageTemplateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pageTemplate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Content of a page made by the server
 */

export function usePageTemplate<TData = Awaited<ReturnType<typeof pageTemplate>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 params: PageTemplateParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pageTemplate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPageTemplateQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export type * from '../../../openapi/generated/model';
export type { OperationId, ReadId, WriteId } from '../../../openapi/generated/operations';
