/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  Failure,
  LoginMusicHeaders,
  LoginMusicRequest,
  LoginMusicSuccess,
  NotFoundResponse,
  OtherErrorResponse,
  ServerErrorResponse
} from '../../../openapi/generated/model';

import { request } from '../client.ts';
import type { ErrorType , BodyType } from '../client.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Checks the mobile number and its password and sends the subscription to the e-mail address. The answer's `message` stands in the envelope (the specification names it but not its place) and is what the result view shows, above the download link. The subscription is MOP 49 a month; customers of the 4G network (`networkType` is `4G`) register by hotline or in a shop and get status `-1`.
 * @summary Sign up for music streaming
 */
export const loginMusic = (
    loginMusicRequest: BodyType<LoginMusicRequest>,
    headers?: LoginMusicHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<LoginMusicSuccess | Failure>(
      {url: `/api/kkbox/klogin`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: loginMusicRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getLoginMusicMutationKey = () => ['loginMusic'] as const;

export const getLoginMusicMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginMusic>>, TError,LoginMusicMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof loginMusic>>, TError,LoginMusicMutationVariables, TContext> => {

const mutationKey = getLoginMusicMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof loginMusic>>, LoginMusicMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  loginMusic(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginMusicMutationResult = NonNullable<Awaited<ReturnType<typeof loginMusic>>>
    export type LoginMusicMutationBody = BodyType<LoginMusicRequest>
    export type LoginMusicMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type LoginMusicMutationVariables = {data: BodyType<LoginMusicRequest>;headers?: LoginMusicHeaders}

    /**
 * @summary Sign up for music streaming
 */
export const useLoginMusic = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginMusic>>, TError,LoginMusicMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof loginMusic>>,
        TError,
        LoginMusicMutationVariables,
        TContext
      > => {
      return useMutation(getLoginMusicMutationOptions(options), queryClient);
    }

export type * from '../../../openapi/generated/model';
export type { OperationId, ReadId, WriteId } from '../../../openapi/generated/operations';
