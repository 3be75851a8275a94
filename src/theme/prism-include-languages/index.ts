// Replaces the classic theme's language loader: code is highlighted while building, not by Prism.
export default function prismIncludeLanguages(): void {
  return undefined;
}
