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
  BusinessActivitiesSuccess,
  BusinessActivitySuccess,
  BusinessPlanCategoriesSuccess,
  BusinessPlansSuccess,
  Failure,
  NotFoundResponse,
  OtherErrorResponse,
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
 * The categories of plans for companies, in the order of the tabs.
 * @summary Business plan categories
 */
export const businessPlanCategories = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BusinessPlanCategoriesSuccess | Failure>(
      {url: `/api/business/listBusinessplanCategory`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getBusinessPlanCategoriesQueryKey = () => {
    return [
    "businessPlanCategories"
    ] as const;
    }


export const getBusinessPlanCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof businessPlanCategories>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessPlanCategories>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBusinessPlanCategoriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof businessPlanCategories>>> = ({ signal }) => businessPlanCategories(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof businessPlanCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BusinessPlanCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof businessPlanCategories>>>
export type BusinessPlanCategoriesQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useBusinessPlanCategories<TData = Awaited<ReturnType<typeof businessPlanCategories>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessPlanCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessPlanCategories>>,
          TError,
          Awaited<ReturnType<typeof businessPlanCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessPlanCategories<TData = Awaited<ReturnType<typeof businessPlanCategories>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessPlanCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessPlanCategories>>,
          TError,
          Awaited<ReturnType<typeof businessPlanCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessPlanCategories<TData = Awaited<ReturnType<typeof businessPlanCategories>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessPlanCategories>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Business plan categories
 */

export function useBusinessPlanCategories<TData = Awaited<ReturnType<typeof businessPlanCategories>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessPlanCategories>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBusinessPlanCategoriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The plans of one category, in the order shown. An unknown category answers an empty list.
 * @summary Business plans of one category
 */
export const businessPlans = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BusinessPlansSuccess | Failure>(
      {url: `/api/business/gtBusinessplanInfobyId/${id}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getBusinessPlansQueryKey = (id: string,) => {
    return [
    "businessPlans", ...(id ? [id] : [])
    ] as const;
    }


export const getBusinessPlansQueryOptions = <TData = Awaited<ReturnType<typeof businessPlans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessPlans>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBusinessPlansQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof businessPlans>>> = ({ signal }) => businessPlans(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof businessPlans>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BusinessPlansQueryResult = NonNullable<Awaited<ReturnType<typeof businessPlans>>>
export type BusinessPlansQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useBusinessPlans<TData = Awaited<ReturnType<typeof businessPlans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessPlans>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessPlans>>,
          TError,
          Awaited<ReturnType<typeof businessPlans>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessPlans<TData = Awaited<ReturnType<typeof businessPlans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessPlans>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessPlans>>,
          TError,
          Awaited<ReturnType<typeof businessPlans>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessPlans<TData = Awaited<ReturnType<typeof businessPlans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessPlans>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Business plans of one category
 */

export function useBusinessPlans<TData = Awaited<ReturnType<typeof businessPlans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessPlans>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBusinessPlansQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * All activities for companies, to come and past, by their day, newest first; the 200 newest at most. The specification gives no paging, so the answer is the whole list.
 * @summary Activities for companies
 */
export const businessActivities = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BusinessActivitiesSuccess | Failure>(
      {url: `/api/business/listenterpriseactivity`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getBusinessActivitiesQueryKey = () => {
    return [
    "businessActivities"
    ] as const;
    }


export const getBusinessActivitiesQueryOptions = <TData = Awaited<ReturnType<typeof businessActivities>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessActivities>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBusinessActivitiesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof businessActivities>>> = ({ signal }) => businessActivities(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof businessActivities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BusinessActivitiesQueryResult = NonNullable<Awaited<ReturnType<typeof businessActivities>>>
export type BusinessActivitiesQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useBusinessActivities<TData = Awaited<ReturnType<typeof businessActivities>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessActivities>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessActivities>>,
          TError,
          Awaited<ReturnType<typeof businessActivities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessActivities<TData = Awaited<ReturnType<typeof businessActivities>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessActivities>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessActivities>>,
          TError,
          Awaited<ReturnType<typeof businessActivities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessActivities<TData = Awaited<ReturnType<typeof businessActivities>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessActivities>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Activities for companies
 */

export function useBusinessActivities<TData = Awaited<ReturnType<typeof businessActivities>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessActivities>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBusinessActivitiesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Everything of the activity page. An unknown id answers HTTP 404.
 * @summary One activity
 */
export const businessActivity = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BusinessActivitySuccess | Failure>(
      {url: `/api/business/getinfobyid/${id}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getBusinessActivityQueryKey = (id: string,) => {
    return [
    "businessActivity", ...(id ? [id] : [])
    ] as const;
    }


export const getBusinessActivityQueryOptions = <TData = Awaited<ReturnType<typeof businessActivity>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessActivity>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBusinessActivityQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof businessActivity>>> = ({ signal }) => businessActivity(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof businessActivity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BusinessActivityQueryResult = NonNullable<Awaited<ReturnType<typeof businessActivity>>>
export type BusinessActivityQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useBusinessActivity<TData = Awaited<ReturnType<typeof businessActivity>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessActivity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessActivity>>,
          TError,
          Awaited<ReturnType<typeof businessActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessActivity<TData = Awaited<ReturnType<typeof businessActivity>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessActivity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessActivity>>,
          TError,
          Awaited<ReturnType<typeof businessActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessActivity<TData = Awaited<ReturnType<typeof businessActivity>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessActivity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One activity
 */

export function useBusinessActivity<TData = Awaited<ReturnType<typeof businessActivity>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessActivity>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBusinessActivityQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export type * from '../../../openapi/generated/model';
export type { OperationId, ReadId, WriteId } from '../../../openapi/generated/operations';
