import {serve} from '../kit/worker/serve.ts';
import {begin} from './model.ts';

serve(begin);
