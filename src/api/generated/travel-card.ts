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
  NotFoundResponse,
  OtherErrorResponse,
  RegisterTravelCardHeaders,
  RegisterTravelCardRequest,
  RegisterTravelCardSuccess,
  SendTravelCardCodeHeaders,
  SendTravelCardCodeRequest,
  SendTravelCardCodeSuccess,
  ServerErrorResponse
} from '../../../openapi/generated/model';

import { request } from '../client.ts';
import type { ErrorType , BodyType } from '../client.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Sends an SMS code to a postpaid number and answers the password that goes back with it in `registerTravelCard`. Other numbers are refused with status `-1`. The site lets the customer ask again after 60 seconds; a new code replaces the one before it.
 * @summary Send the code for the travel card
 */
export const sendTravelCardCode = (
    sendTravelCardCodeRequest: BodyType<SendTravelCardCodeRequest>,
    headers?: SendTravelCardCodeHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SendTravelCardCodeSuccess | Failure>(
      {url: `/api/travelcard/send/code`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: sendTravelCardCodeRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSendTravelCardCodeMutationKey = () => ['sendTravelCardCode'] as const;

export const getSendTravelCardCodeMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendTravelCardCode>>, TError,SendTravelCardCodeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof sendTravelCardCode>>, TError,SendTravelCardCodeMutationVariables, TContext> => {

const mutationKey = getSendTravelCardCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendTravelCardCode>>, SendTravelCardCodeMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  sendTravelCardCode(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendTravelCardCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendTravelCardCode>>>
    export type SendTravelCardCodeMutationBody = BodyType<SendTravelCardCodeRequest>
    export type SendTravelCardCodeMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type SendTravelCardCodeMutationVariables = {data: BodyType<SendTravelCardCodeRequest>;headers?: SendTravelCardCodeHeaders}

    /**
 * @summary Send the code for the travel card
 */
export const useSendTravelCardCode = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendTravelCardCode>>, TError,SendTravelCardCodeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendTravelCardCode>>,
        TError,
        SendTravelCardCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendTravelCardCodeMutationOptions(options), queryClient);
    }
    /**
 * With `type` 1 the customer authorises the transfer of the travel information of the last 7 days to the information and communications research institute in mainland China, with `type` 2 the authorisation ends. A wrong or old code answers status `-1`; a code is good for one request. A request that was made before is a success with `djStatus` 2 and the `date` of that request; a cancellation that cannot be taken is a success with `djStatus` 3 and the reason in `msg`.
 * @summary Authorise or cancel the travel card
 */
export const registerTravelCard = (
    registerTravelCardRequest: BodyType<RegisterTravelCardRequest>,
    headers?: RegisterTravelCardHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RegisterTravelCardSuccess | Failure>(
      {url: `/api/travelcard/register`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: registerTravelCardRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRegisterTravelCardMutationKey = () => ['registerTravelCard'] as const;

export const getRegisterTravelCardMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerTravelCard>>, TError,RegisterTravelCardMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof registerTravelCard>>, TError,RegisterTravelCardMutationVariables, TContext> => {

const mutationKey = getRegisterTravelCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerTravelCard>>, RegisterTravelCardMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  registerTravelCard(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterTravelCardMutationResult = NonNullable<Awaited<ReturnType<typeof registerTravelCard>>>
    export type RegisterTravelCardMutationBody = BodyType<RegisterTravelCardRequest>
    export type RegisterTravelCardMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type RegisterTravelCardMutationVariables = {data: BodyType<RegisterTravelCardRequest>;headers?: RegisterTravelCardHeaders}

    /**
 * @summary Authorise or cancel the travel card
 */
export const useRegisterTravelCard = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerTravelCard>>, TError,RegisterTravelCardMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerTravelCard>>,
        TError,
        RegisterTravelCardMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterTravelCardMutationOptions(options), queryClient);
    }

export type * from '../../../openapi/generated/model';
export type { OperationId, ReadId, WriteId } from '../../../openapi/generated/operations';
