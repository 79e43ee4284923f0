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
  Failure,
  NotFoundResponse,
  OtherErrorResponse,
  RoamPlansRequest,
  RoamPlansSuccess,
  RoamQuestionsSuccess,
  RoamingDataSuccess,
  RoamingDestinationsSuccess,
  RoamingRegionsSuccess,
  RoamingVideosSuccess,
  RoamingVoicesSuccess,
  ServerErrorResponse
} from '../../../openapi/generated/model';

import { request } from '../client.ts';
import type { ErrorType , BodyType } from '../client.ts';



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
 * The questions of the finder on the home page, in the order in which they are asked. The site asks one at a time, keeps the id of each answer and hands the ids to `roamPlans` after the last question. An empty list hides the finder.
 * @summary Questions of the roaming plan finder
 */
export const roamQuestions = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RoamQuestionsSuccess | Failure>(
      {url: `/api/roamSection/getIndexQuestions`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getRoamQuestionsQueryKey = () => {
    return [
    "roamQuestions"
    ] as const;
    }


export const getRoamQuestionsQueryOptions = <TData = Awaited<ReturnType<typeof roamQuestions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamQuestions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRoamQuestionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof roamQuestions>>> = ({ signal }) => roamQuestions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof roamQuestions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RoamQuestionsQueryResult = NonNullable<Awaited<ReturnType<typeof roamQuestions>>>
export type RoamQuestionsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useRoamQuestions<TData = Awaited<ReturnType<typeof roamQuestions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamQuestions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof roamQuestions>>,
          TError,
          Awaited<ReturnType<typeof roamQuestions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRoamQuestions<TData = Awaited<ReturnType<typeof roamQuestions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamQuestions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof roamQuestions>>,
          TError,
          Awaited<ReturnType<typeof roamQuestions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRoamQuestions<TData = Awaited<ReturnType<typeof roamQuestions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamQuestions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Questions of the roaming plan finder
 */

export function useRoamQuestions<TData = Awaited<ReturnType<typeof roamQuestions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamQuestions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRoamQuestionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The roaming plans that suit the answers of the plan finder. A read that is sent as a POST because it carries a list; it changes nothing and may be repeated. `aName` repeats the names of the chosen answers in the order of `answerIds`, so that the result can say what it was found for. When no plan suits, `aName` is filled all the same and `roamPlans` is empty. An id the server does not know is left out of `aName` and suits no plan (proposed by this project). At most one plan of an answer is recommended.
 * @summary Roaming plans for the answers given
 */
export const roamPlans = (
    roamPlansRequest: BodyType<RoamPlansRequest>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RoamPlansSuccess | Failure>(
      {url: `/api/roamSection/gtPlansByAnswerid`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: roamPlansRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRoamPlansQueryKey = (roamPlansRequest?: BodyType<RoamPlansRequest>,) => {
    return [
    "roamPlans", ...(roamPlansRequest ? [roamPlansRequest] : []), roamPlansRequest
    ] as const;
    }


export const getRoamPlansQueryOptions = <TData = Awaited<ReturnType<typeof roamPlans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(roamPlansRequest: BodyType<RoamPlansRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamPlans>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRoamPlansQueryKey(roamPlansRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof roamPlans>>> = ({ signal }) => roamPlans(roamPlansRequest, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof roamPlans>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RoamPlansQueryResult = NonNullable<Awaited<ReturnType<typeof roamPlans>>>
export type RoamPlansQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useRoamPlans<TData = Awaited<ReturnType<typeof roamPlans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 roamPlansRequest: BodyType<RoamPlansRequest>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamPlans>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof roamPlans>>,
          TError,
          Awaited<ReturnType<typeof roamPlans>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRoamPlans<TData = Awaited<ReturnType<typeof roamPlans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 roamPlansRequest: BodyType<RoamPlansRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamPlans>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof roamPlans>>,
          TError,
          Awaited<ReturnType<typeof roamPlans>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRoamPlans<TData = Awaited<ReturnType<typeof roamPlans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 roamPlansRequest: BodyType<RoamPlansRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamPlans>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Roaming plans for the answers given
 */

export function useRoamPlans<TData = Awaited<ReturnType<typeof roamPlans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 roamPlansRequest: BodyType<RoamPlansRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamPlans>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRoamPlansQueryOptions(roamPlansRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The regions a customer chooses from before the destination, in the order in which they are shown, which is the server's choice.
 * @summary Regions of the roaming tariffs
 */
export const roamingRegions = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RoamingRegionsSuccess | Failure>(
      {url: `/api/iddRoaming/listSelectRoamingRegions`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getRoamingRegionsQueryKey = () => {
    return [
    "roamingRegions"
    ] as const;
    }


export const getRoamingRegionsQueryOptions = <TData = Awaited<ReturnType<typeof roamingRegions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamingRegions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRoamingRegionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof roamingRegions>>> = ({ signal }) => roamingRegions(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof roamingRegions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RoamingRegionsQueryResult = NonNullable<Awaited<ReturnType<typeof roamingRegions>>>
export type RoamingRegionsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useRoamingRegions<TData = Awaited<ReturnType<typeof roamingRegions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamingRegions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof roamingRegions>>,
          TError,
          Awaited<ReturnType<typeof roamingRegions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRoamingRegions<TData = Awaited<ReturnType<typeof roamingRegions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamingRegions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof roamingRegions>>,
          TError,
          Awaited<ReturnType<typeof roamingRegions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRoamingRegions<TData = Awaited<ReturnType<typeof roamingRegions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamingRegions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Regions of the roaming tariffs
 */

export function useRoamingRegions<TData = Awaited<ReturnType<typeof roamingRegions>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamingRegions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRoamingRegionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The destinations of a region that have a roaming tariff, those most travelled to first. An unknown region answers an empty list.
 * @summary Destinations of one region
 */
export const roamingDestinations = (
    regionId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RoamingDestinationsSuccess | Failure>(
      {url: `/api/iddRoaming/getRDsByRegionId/${regionId}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getRoamingDestinationsQueryKey = (regionId: string,) => {
    return [
    "roamingDestinations", ...(regionId ? [regionId] : [])
    ] as const;
    }


export const getRoamingDestinationsQueryOptions = <TData = Awaited<ReturnType<typeof roamingDestinations>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(regionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamingDestinations>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRoamingDestinationsQueryKey(regionId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof roamingDestinations>>> = ({ signal }) => roamingDestinations(regionId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: regionId !== null && regionId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof roamingDestinations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RoamingDestinationsQueryResult = NonNullable<Awaited<ReturnType<typeof roamingDestinations>>>
export type RoamingDestinationsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useRoamingDestinations<TData = Awaited<ReturnType<typeof roamingDestinations>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 regionId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamingDestinations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof roamingDestinations>>,
          TError,
          Awaited<ReturnType<typeof roamingDestinations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRoamingDestinations<TData = Awaited<ReturnType<typeof roamingDestinations>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 regionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamingDestinations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof roamingDestinations>>,
          TError,
          Awaited<ReturnType<typeof roamingDestinations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRoamingDestinations<TData = Awaited<ReturnType<typeof roamingDestinations>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 regionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamingDestinations>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Destinations of one region
 */

export function useRoamingDestinations<TData = Awaited<ReturnType<typeof roamingDestinations>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 regionId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamingDestinations>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRoamingDestinationsQueryOptions(regionId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Charges for calls and text messages at a destination, one row for each local network. Calls are charged in units of 1 minute. The specification does not state the hours of the peak period; a remark may name them. An unknown destination, or one without voice roaming, answers an empty list.
 * @summary Voice roaming tariff of one destination
 */
export const roamingVoices = (
    rdId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RoamingVoicesSuccess | Failure>(
      {url: `/api/iddRoaming/get3gVoicesByRDId/${rdId}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getRoamingVoicesQueryKey = (rdId: string,) => {
    return [
    "roamingVoices", ...(rdId ? [rdId] : [])
    ] as const;
    }


export const getRoamingVoicesQueryOptions = <TData = Awaited<ReturnType<typeof roamingVoices>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(rdId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamingVoices>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRoamingVoicesQueryKey(rdId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof roamingVoices>>> = ({ signal }) => roamingVoices(rdId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: rdId !== null && rdId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof roamingVoices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RoamingVoicesQueryResult = NonNullable<Awaited<ReturnType<typeof roamingVoices>>>
export type RoamingVoicesQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useRoamingVoices<TData = Awaited<ReturnType<typeof roamingVoices>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 rdId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamingVoices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof roamingVoices>>,
          TError,
          Awaited<ReturnType<typeof roamingVoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRoamingVoices<TData = Awaited<ReturnType<typeof roamingVoices>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 rdId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamingVoices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof roamingVoices>>,
          TError,
          Awaited<ReturnType<typeof roamingVoices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRoamingVoices<TData = Awaited<ReturnType<typeof roamingVoices>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 rdId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamingVoices>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Voice roaming tariff of one destination
 */

export function useRoamingVoices<TData = Awaited<ReturnType<typeof roamingVoices>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 rdId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamingVoices>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRoamingVoicesQueryOptions(rdId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Charges for video calls at a destination, one row for each local network that offers them. The specification does not show the row; this project proposes the fields of the voice row. An unknown destination, or one without video calls, answers an empty list.
 * @summary Video call roaming tariff of one destination
 */
export const roamingVideos = (
    rdId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RoamingVideosSuccess | Failure>(
      {url: `/api/iddRoaming/get3gVideosByRDId/${rdId}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getRoamingVideosQueryKey = (rdId: string,) => {
    return [
    "roamingVideos", ...(rdId ? [rdId] : [])
    ] as const;
    }


export const getRoamingVideosQueryOptions = <TData = Awaited<ReturnType<typeof roamingVideos>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(rdId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamingVideos>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRoamingVideosQueryKey(rdId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof roamingVideos>>> = ({ signal }) => roamingVideos(rdId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: rdId !== null && rdId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof roamingVideos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RoamingVideosQueryResult = NonNullable<Awaited<ReturnType<typeof roamingVideos>>>
export type RoamingVideosQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useRoamingVideos<TData = Awaited<ReturnType<typeof roamingVideos>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 rdId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamingVideos>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof roamingVideos>>,
          TError,
          Awaited<ReturnType<typeof roamingVideos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRoamingVideos<TData = Awaited<ReturnType<typeof roamingVideos>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 rdId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamingVideos>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof roamingVideos>>,
          TError,
          Awaited<ReturnType<typeof roamingVideos>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRoamingVideos<TData = Awaited<ReturnType<typeof roamingVideos>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 rdId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamingVideos>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Video call roaming tariff of one destination
 */

export function useRoamingVideos<TData = Awaited<ReturnType<typeof roamingVideos>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 rdId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamingVideos>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRoamingVideosQueryOptions(rdId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Charges for data at a destination without a roaming plan, one row for each local network. An unknown destination, or one without data roaming, answers an empty list.
 * @summary Data roaming tariff of one destination
 */
export const roamingData = (
    rdId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RoamingDataSuccess | Failure>(
      {url: `/api/iddRoaming/getGprsByRDId/${rdId}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getRoamingDataQueryKey = (rdId: string,) => {
    return [
    "roamingData", ...(rdId ? [rdId] : [])
    ] as const;
    }


export const getRoamingDataQueryOptions = <TData = Awaited<ReturnType<typeof roamingData>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(rdId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamingData>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRoamingDataQueryKey(rdId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof roamingData>>> = ({ signal }) => roamingData(rdId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: rdId !== null && rdId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof roamingData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RoamingDataQueryResult = NonNullable<Awaited<ReturnType<typeof roamingData>>>
export type RoamingDataQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useRoamingData<TData = Awaited<ReturnType<typeof roamingData>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 rdId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamingData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof roamingData>>,
          TError,
          Awaited<ReturnType<typeof roamingData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRoamingData<TData = Awaited<ReturnType<typeof roamingData>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 rdId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamingData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof roamingData>>,
          TError,
          Awaited<ReturnType<typeof roamingData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRoamingData<TData = Awaited<ReturnType<typeof roamingData>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 rdId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamingData>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Data roaming tariff of one destination
 */

export function useRoamingData<TData = Awaited<ReturnType<typeof roamingData>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 rdId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof roamingData>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRoamingDataQueryOptions(rdId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export type * from '../../../openapi/generated/model';
export type { OperationId, ReadId, WriteId } from '../../../openapi/generated/operations';
