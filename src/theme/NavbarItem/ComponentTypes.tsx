// Adds the kind of item that shows the language of samples.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import LanguageSelect from '../../features/language/ui/LanguageSelect.tsx';

export default {...ComponentTypes, 'custom-language': LanguageSelect};
