// Replaces the classic panel: a closed one is `hidden="until-found"` and open without JavaScript.
export {default} from '../../features/tabs/TabItem/index.tsx';
