/** Each file is loaded only when a character in its unicode-range is rendered. */
import '../../../ui/content/arabicFont.css';
import '@fontsource-variable/noto-sans-bengali/wght.css';
import '@fontsource-variable/noto-sans-devanagari/wght.css';
import '@fontsource-variable/noto-sans-gujarati/wght.css';
import '@fontsource-variable/noto-sans-gurmukhi/wght.css';
import '@fontsource-variable/noto-sans-kannada/wght.css';
import '@fontsource-variable/noto-sans-malayalam/wght.css';
import '@fontsource-variable/noto-sans-oriya/wght.css';
import '@fontsource-variable/noto-sans-tamil/wght.css';
import '@fontsource-variable/noto-sans-telugu/wght.css';
