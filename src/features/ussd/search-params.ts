import { choiceParam } from '@/components/search-params';

/** Query string of the page: `linkedAs` of the service whose question opens. */
export const USSD_PARAMS = { question: choiceParam('question', ['none', 'dataRoaming']) };
