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
  Done,
  Failure,
  InquireAccountTypeRequest,
  InquireAccountTypeSuccess,
  LoginPrepaidSuccess,
  LoginRequest,
  LoginSuccess,
  NotFoundResponse,
  OtherErrorResponse,
  SendPrepaidLoginCodeHeaders,
  SendResetCodeHeaders,
  SendResetCodeRequest,
  SendResetCodeSuccess,
  ServerErrorResponse,
  SessionExpired,
  SetPasswordRequest,
  SetPasswordSuccess,
  VerifyResetCodeRequest,
  VerifyResetCodeSuccess
} from '../../../openapi/generated/model';

import { request } from '../client.ts';
import type { ErrorType , BodyType } from '../client.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Answers whether the number belongs to a postpaid or a prepaid customer, so that the log-in form can ask for a PIN or an SMS code. A number without an account answers status `-1`; the specification leaves that case open, proposed by this project.
 * @summary Account type of a number
 */
export const inquireAccountType = (
    inquireAccountTypeRequest: BodyType<InquireAccountTypeRequest>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<InquireAccountTypeSuccess | Failure>(
      {url: `/api/care/accountInquiry`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: inquireAccountTypeRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getInquireAccountTypeMutationKey = () => ['inquireAccountType'] as const;

export const getInquireAccountTypeMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inquireAccountType>>, TError,InquireAccountTypeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof inquireAccountType>>, TError,InquireAccountTypeMutationVariables, TContext> => {

const mutationKey = getInquireAccountTypeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof inquireAccountType>>, InquireAccountTypeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  inquireAccountType(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type InquireAccountTypeMutationResult = NonNullable<Awaited<ReturnType<typeof inquireAccountType>>>
    export type InquireAccountTypeMutationBody = BodyType<InquireAccountTypeRequest>
    export type InquireAccountTypeMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type InquireAccountTypeMutationVariables = {data: BodyType<InquireAccountTypeRequest>}

    /**
 * @summary Account type of a number
 */
export const useInquireAccountType = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inquireAccountType>>, TError,InquireAccountTypeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof inquireAccountType>>,
        TError,
        InquireAccountTypeMutationVariables,
        TContext
      > => {
      return useMutation(getInquireAccountTypeMutationOptions(options), queryClient);
    }
    /**
 * Opens a session of a postpaid customer; how long it lasts is under "Session" at the top. A wrong number, a wrong or missing PIN and the number of a prepaid card answer the same sentence, so that nobody learns which it was. After 5 wrong PINs in a row the customer is locked and refused whatever the PIN (the number is proposed by this project).
 * @summary Log in with a PIN
 */
export const login = (
    loginRequest: BodyType<LoginRequest>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<LoginSuccess | Failure>(
      {url: `/api/care/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: loginRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getLoginMutationKey = () => ['login'] as const;

export const getLoginMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext> => {

const mutationKey = getLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, LoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  login(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginMutationResult = NonNullable<Awaited<ReturnType<typeof login>>>
    export type LoginMutationBody = BodyType<LoginRequest>
    export type LoginMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type LoginMutationVariables = {data: BodyType<LoginRequest>}

    /**
 * @summary Log in with a PIN
 */
export const useLogin = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof login>>,
        TError,
        LoginMutationVariables,
        TContext
      > => {
      return useMutation(getLoginMutationOptions(options), queryClient);
    }
    /**
 * Sends an SMS with a code to a prepaid customer. The body is the log-in form, of which only `mobileNo` is filled in. A new code replaces the one before. The site lets the customer ask again after 60 seconds; a code is good for 10 minutes (proposed by this project). Every other number answers status `-1`.
 * @summary Send the log-in code to a prepaid customer
 */
export const sendPrepaidLoginCode = (
    loginRequest: BodyType<LoginRequest>,
    headers?: SendPrepaidLoginCodeHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done | Failure>(
      {url: `/api/care/prepaid/send`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: loginRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSendPrepaidLoginCodeMutationKey = () => ['sendPrepaidLoginCode'] as const;

export const getSendPrepaidLoginCodeMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendPrepaidLoginCode>>, TError,SendPrepaidLoginCodeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof sendPrepaidLoginCode>>, TError,SendPrepaidLoginCodeMutationVariables, TContext> => {

const mutationKey = getSendPrepaidLoginCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendPrepaidLoginCode>>, SendPrepaidLoginCodeMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  sendPrepaidLoginCode(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendPrepaidLoginCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendPrepaidLoginCode>>>
    export type SendPrepaidLoginCodeMutationBody = BodyType<LoginRequest>
    export type SendPrepaidLoginCodeMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type SendPrepaidLoginCodeMutationVariables = {data: BodyType<LoginRequest>;headers?: SendPrepaidLoginCodeHeaders}

    /**
 * @summary Send the log-in code to a prepaid customer
 */
export const useSendPrepaidLoginCode = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendPrepaidLoginCode>>, TError,SendPrepaidLoginCodeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendPrepaidLoginCode>>,
        TError,
        SendPrepaidLoginCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendPrepaidLoginCodeMutationOptions(options), queryClient);
    }
    /**
 * Opens a session of a prepaid customer who sends back the code from `sendPrepaidLoginCode`. A code is good for one log-in, and for 5 wrong attempts (proposed by this project). A wrong, missing, used or expired code answers status `-1`, and so does a number that no code was sent to.
 * @summary Log in with an SMS code
 */
export const loginPrepaid = (
    loginRequest: BodyType<LoginRequest>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<LoginPrepaidSuccess | Failure>(
      {url: `/api/care/prepaid/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: loginRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getLoginPrepaidMutationKey = () => ['loginPrepaid'] as const;

export const getLoginPrepaidMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginPrepaid>>, TError,LoginPrepaidMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof loginPrepaid>>, TError,LoginPrepaidMutationVariables, TContext> => {

const mutationKey = getLoginPrepaidMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof loginPrepaid>>, LoginPrepaidMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  loginPrepaid(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginPrepaidMutationResult = NonNullable<Awaited<ReturnType<typeof loginPrepaid>>>
    export type LoginPrepaidMutationBody = BodyType<LoginRequest>
    export type LoginPrepaidMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type LoginPrepaidMutationVariables = {data: BodyType<LoginRequest>}

    /**
 * @summary Log in with an SMS code
 */
export const useLoginPrepaid = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginPrepaid>>, TError,LoginPrepaidMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof loginPrepaid>>,
        TError,
        LoginPrepaidMutationVariables,
        TContext
      > => {
      return useMutation(getLoginPrepaidMutationOptions(options), queryClient);
    }
    /**
 * First step of setting or resetting a PIN: sends an SMS with a code. Postpaid customers only; every other number answers status `-1`. The site lets the customer ask again after 60 seconds. A new code and its reference replace those before; both are good for 10 minutes (proposed by this project).
 * @summary Send the code for a new PIN
 */
export const sendResetCode = (
    sendResetCodeRequest: BodyType<SendResetCodeRequest>,
    headers?: SendResetCodeHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SendResetCodeSuccess | Failure>(
      {url: `/api/care/restPasswd/send/code`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: sendResetCodeRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSendResetCodeMutationKey = () => ['sendResetCode'] as const;

export const getSendResetCodeMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendResetCode>>, TError,SendResetCodeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof sendResetCode>>, TError,SendResetCodeMutationVariables, TContext> => {

const mutationKey = getSendResetCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendResetCode>>, SendResetCodeMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  sendResetCode(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendResetCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendResetCode>>>
    export type SendResetCodeMutationBody = BodyType<SendResetCodeRequest>
    export type SendResetCodeMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type SendResetCodeMutationVariables = {data: BodyType<SendResetCodeRequest>;headers?: SendResetCodeHeaders}

    /**
 * @summary Send the code for a new PIN
 */
export const useSendResetCode = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendResetCode>>, TError,SendResetCodeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendResetCode>>,
        TError,
        SendResetCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendResetCodeMutationOptions(options), queryClient);
    }
    /**
 * Second step: checks the code against the number and the reference from `sendResetCode`. A wrong or expired code answers status `-1` and may be entered again, 5 times at most (proposed by this project). The right one is used up by this request, and so is the reference.
 * @summary Check the code for a new PIN
 */
export const verifyResetCode = (
    verifyResetCodeRequest: BodyType<VerifyResetCodeRequest>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<VerifyResetCodeSuccess | Failure>(
      {url: `/api/care/restPasswd/verification/code`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: verifyResetCodeRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getVerifyResetCodeMutationKey = () => ['verifyResetCode'] as const;

export const getVerifyResetCodeMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyResetCode>>, TError,VerifyResetCodeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyResetCode>>, TError,VerifyResetCodeMutationVariables, TContext> => {

const mutationKey = getVerifyResetCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyResetCode>>, VerifyResetCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifyResetCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyResetCodeMutationResult = NonNullable<Awaited<ReturnType<typeof verifyResetCode>>>
    export type VerifyResetCodeMutationBody = BodyType<VerifyResetCodeRequest>
    export type VerifyResetCodeMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type VerifyResetCodeMutationVariables = {data: BodyType<VerifyResetCodeRequest>}

    /**
 * @summary Check the code for a new PIN
 */
export const useVerifyResetCode = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyResetCode>>, TError,VerifyResetCodeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyResetCode>>,
        TError,
        VerifyResetCodeMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyResetCodeMutationOptions(options), queryClient);
    }
    /**
 * Last step: sets the PIN of the number that was verified. It holds for the next log-in; nobody is logged in by it, every session of the customer ends, and a locked customer is unlocked (proposed by this project). The server checks that both PINs are the same; a difference leaves the verification usable. A verification that is unknown, used or older than 10 minutes answers status `-1`.
 * @summary Set a new PIN
 */
export const setPassword = (
    setPasswordRequest: BodyType<SetPasswordRequest>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SetPasswordSuccess | Failure>(
      {url: `/api/care/setpass`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: setPasswordRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSetPasswordMutationKey = () => ['setPassword'] as const;

export const getSetPasswordMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPassword>>, TError,SetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof setPassword>>, TError,SetPasswordMutationVariables, TContext> => {

const mutationKey = getSetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setPassword>>, SetPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof setPassword>>>
    export type SetPasswordMutationBody = BodyType<SetPasswordRequest>
    export type SetPasswordMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type SetPasswordMutationVariables = {data: BodyType<SetPasswordRequest>}

    /**
 * @summary Set a new PIN
 */
export const useSetPassword = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPassword>>, TError,SetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setPassword>>,
        TError,
        SetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getSetPasswordMutationOptions(options), queryClient);
    }
    /**
 * Ends the session of the token; the token answers status `-2` from then on. The customer's other sessions go on. A GET with an effect, as the specification has it: it must not be cached or fetched ahead. The site forgets the customer whatever the answer is.
 * @summary Log out
 */
export const logout = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done | Failure | SessionExpired>(
      {url: `/api/care/logout`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getLogoutMutationKey = () => ['logout'] as const;

export const getLogoutMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext> => {

const mutationKey = getLogoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, void> = () => {


          return  logout(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>

    export type LogoutMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


    /**
 * @summary Log out
 */
export const useLogout = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logout>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getLogoutMutationOptions(options), queryClient);
    }

export type * from '../../../openapi/generated/model';
export type { OperationId, ReadId, WriteId } from '../../../openapi/generated/operations';
