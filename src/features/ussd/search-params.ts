import { choiceParam } from '@/components/search-params';

/** Query string of the page: what the service whose question opens is `about`. */
export const USSD_PARAMS = { question: choiceParam('question', ['none', 'dataRoaming']) };
