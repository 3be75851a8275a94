import type {ThemeConfig} from '@docusaurus/preset-classic';

/** Returns the client modules that a navbar needs: none, unless it hides while scrolling. */
export function navbarModules({hideOnScroll}: NonNullable<ThemeConfig['navbar']>): string[] {
  return hideOnScroll ? ['./src/features/navigation/showNavbarAtEnd.ts'] : [];
}
