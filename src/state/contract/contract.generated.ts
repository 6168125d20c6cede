/** Made of contract/openapi.yaml by `npm run contract -- --write`. */
export interface paths {
  '/api/tours': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All tours with their texts in one language */
    get: operations['listTours'];
    put?: never;
    /** Create a tour with its texts in its primary language */
    post: operations['createTour'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/edited-tours': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The tours that were edited last, the latest first */
    get: operations['listEditedTours'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/outdated-translations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The translations whose source was changed after them, by tour and language */
    get: operations['listOutdatedTranslations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tours/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** A tour with its texts and its sections */
    get: operations['getTour'];
    put?: never;
    post?: never;
    /** Delete a tour with its sections and media */
    delete: operations['deleteTour'];
    options?: never;
    head?: never;
    /**
     * Change fields of a tour; publish it, or take it back
     * @description The body is not shown beyond the editable fields of a tour. Publishing sends `is_published` with `published_at`.
     */
    patch: operations['updateTour'];
    trace?: never;
  };
  '/api/tours/{id}/translations': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** The texts of a tour in all languages */
    get: operations['listTourTranslations'];
    put?: never;
    /** Add the texts of a tour in a language */
    post: operations['createTourTranslation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tours/{id}/translations/{language}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
        /** @description A language code. */
        language: components['parameters']['languageOfPath'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Delete the texts of a tour in a language */
    delete: operations['deleteTourTranslation'];
    options?: never;
    head?: never;
    /** Change the texts of a tour in a language */
    patch: operations['updateTourTranslation'];
    trace?: never;
  };
  '/api/tours/{id}/sections': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** The sections of a tour with their texts in one language */
    get: operations['listSections'];
    put?: never;
    /** Create a section with its texts in one language */
    post: operations['createSection'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sections/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** A section with its texts and its media */
    get: operations['getSection'];
    put?: never;
    post?: never;
    /** Delete a section with its media */
    delete: operations['deleteSection'];
    options?: never;
    head?: never;
    /** Change the order or the duration of a section */
    patch: operations['updateSection'];
    trace?: never;
  };
  '/api/sections/{id}/translations': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** The texts of a section in all languages */
    get: operations['listSectionTranslations'];
    put?: never;
    /** Add the texts of a section in a language */
    post: operations['createSectionTranslation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sections/{id}/translations/{language}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
        /** @description A language code. */
        language: components['parameters']['languageOfPath'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Delete the texts of a section in a language */
    delete: operations['deleteSectionTranslation'];
    options?: never;
    head?: never;
    /** Change the texts of a section in a language */
    patch: operations['updateSectionTranslation'];
    trace?: never;
  };
  '/api/sections/{id}/play': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Count one play */
    post: operations['recordPlay'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/upload': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload a recording or a picture
     * @description A picture becomes the cover of its section, or of its tour in that language; where a second look shows none, the console sets `cover_media_url` itself.
     */
    post: operations['upload'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/media/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /** A media record */
    get: operations['getMedia'];
    put?: never;
    post?: never;
    /** Delete a media record, its file and its chapters */
    delete: operations['deleteMedia'];
    options?: never;
    head?: never;
    /** Change a media record, or replace its file */
    patch: operations['updateMedia'];
    trace?: never;
  };
  '/api/media/{id}/chapters': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    /**
     * The chapters of a recording
     * @description Sorted by `start_time_seconds` by the console. A failure is an empty list.
     */
    get: operations['listChapters'];
    put?: never;
    /** Create a chapter */
    post: operations['createChapter'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/chapters/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    /** Replace a chapter */
    put: operations['updateChapter'];
    post?: never;
    /** Delete a chapter */
    delete: operations['deleteChapter'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/languages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The languages */
    get: operations['listLanguages'];
    put?: never;
    /** Add a language */
    post: operations['createLanguage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/languages/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Delete a language */
    delete: operations['deleteLanguage'];
    options?: never;
    head?: never;
    /**
     * Change a language, switch it on or off, make it the default
     * @description Making one the default takes that from the others.
     */
    patch: operations['updateLanguage'];
    trace?: never;
  };
  '/api/admin/overview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Admins, requests of each status, and the log */
    get: operations['getAdminOverview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/pending': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The requests that wait */
    get: operations['listPendingRequests'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/activity': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The log of decisions */
    get: operations['listAdminActivity'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/request': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for access
     * @description Any signed-in person may. A truthy response means success.
     */
    post: operations['requestAccess'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/promote': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Approve a request, also one that was rejected, or somebody demoted */
    post: operations['promote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/demote': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take the access of an admin who is no owner */
    post: operations['demote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Reject a request */
    patch: operations['rejectRequest'];
    trace?: never;
  };
  '/api/notifications': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a notification
     * @description It reaches people, and is never repeated by itself: a response that is lost is an unknown outcome.
     */
    post: operations['sendNotification'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/notifications/upload-image': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Upload the picture of a notification */
    post: operations['uploadNotificationImage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/notifications/user-counts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How many users there are, by language */
    get: operations['countUsers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/notifications/{id}/progress': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How far a notification is */
    get: operations['getNotificationProgress'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/notifications/{id}/stop': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send nothing more of a notification
     * @description What the provider has been given by then arrives. Done twice it changes nothing.
     */
    post: operations['stopNotification'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/devices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Register a device of the app
     * @description Called by the app, not by the console. `token` is the device's FCM registration token, and `previous_token` the one that it replaces. `language` is a code of `GET /api/languages`, or null: the person chose none, and gets what goes to all. A device whose token FCM does not know any more is forgotten.
     */
    post: operations['registerDevice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Tours by their texts */
    get: operations['searchTours'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/search/sections': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Sections by their titles */
    get: operations['searchSections'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/search/texts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Texts and their translations
     * @description Titles and descriptions in `from` that hold the text of `q` and have a translation in `to`; titles come before descriptions, short ones before long ones.
     */
    get: operations['searchTexts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/analytics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Figures of plays */
    get: operations['getAnalytics'];
    put?: never;
    /**
     * Record an event
     * @description Its fields are not shown, and the console sends none.
     */
    post: operations['recordEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/analytics/days': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Plays of the last days, the first day first
     * @description Each day in UTC from the first one that is known, also those without plays; the last one is today.
     */
    get: operations['listPlaysByDay'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/public-playlists': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Public playlists by their texts
     * @description The console sends `lang=en` for `all`. The share page searches for the id of the playlist that it names, then reads the list: a worker may find a public playlist by its id, whichever its language.
     */
    get: operations['searchPlaylists'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/media/{id}/transcript': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What is said in a recording of a published tour */
    get: operations['getSampleTranscript'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/landing': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All that the landing page shows */
    get: operations['getLanding'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description The text in the tour's own language that the translation was made from, where another one stands there by now, be it of the title or of the description. `…` is one that was empty or is not known any more. Null or absent otherwise. */
    EarlierSource: string | null;
    Media: {
      id: string;
      tour_id: string | null;
      section_id: string | null;
      language: string;
      /**
       * @description Image where it is absent.
       * @enum {string}
       */
      type: 'image' | 'audio';
      filename: string | null;
      title: string | null;
      transcript_text?: string | null;
      /** Format: uri */
      public_url: string;
      /** @description Seconds of audio; null where it is not known. */
      duration?: number | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at?: string | null;
    };
    /** @description A section with its texts in the requested language; null where it has none. */
    Section: {
      id: string;
      tour_id?: string | null;
      order_index: number;
      duration_seconds: number | null;
      /** Format: uri */
      cover_media_url: string | null;
      /** Format: date-time */
      created_at?: string | null;
      /** Format: date-time */
      updated_at?: string | null;
      language: string | null;
      title: string | null;
      description: string | null;
      earlier_source_title?: components['schemas']['EarlierSource'];
      earlier_source_description?: components['schemas']['EarlierSource'];
      /** @description Of all languages, or of the requested one alone. */
      media: components['schemas']['Media'][] | null;
    };
    /** @description A tour with its texts in the requested language. */
    Tour: {
      id: string;
      slug: string;
      city: string;
      country: string;
      duration_seconds: number | null;
      primary_language: string;
      is_published: boolean;
      /** Format: date-time */
      published_at: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at?: string | null;
      /** Format: uri */
      cover_media_url: string | null;
      language: string;
      title: string;
      description: string;
      slug_suffix: string;
      earlier_source_title?: components['schemas']['EarlierSource'];
      earlier_source_description?: components['schemas']['EarlierSource'];
      /** @description Codes of the languages that the tour has texts in. */
      available_languages?: string[];
      /** @description In a list of tours it may be absent or null. */
      tour_sections?: components['schemas']['Section'][] | null;
    };
    /** @description The console shows `message`, else `error`, else the text of the body. */
    Problem: {
      message: string;
      error?: string;
      /** @description A message by the name of each refused field. */
      fields?: {
        [key: string]: string;
      };
    };
    TourDraft: {
      slug: string;
      city: string;
      country: string;
      duration_seconds: number;
      primary_language: string;
      is_published: boolean;
      title: string;
      description: string;
      slug_suffix: string;
    };
    EditedTour: {
      tour_id: string;
      /**
       * Format: date-time
       * @description The last change of the tour, its texts, sections, recordings or chapters.
       */
      edited_at: string;
    };
    OutdatedTranslation: {
      tour_id: string;
      language: string;
      /** @description Number of the texts of the tour and of its sections in the language whose source was changed since, titles and descriptions counted apart. */
      texts: number;
    };
    LanguageProblem: {
      message: string;
      error?: string;
      available_languages?: string[];
    };
    StaleProblem: {
      message: string;
      error?: string;
      /** @description The record as it is now. */
      current: {
        [key: string]: unknown;
      };
    };
    /** @description The changed fields alone. Texts go to the translation. */
    TourChange: {
      slug?: string;
      city?: string;
      country?: string;
      duration_seconds?: number | null;
      primary_language?: string;
      is_published?: boolean;
      /** Format: date-time */
      published_at?: string | null;
      /** Format: uri-reference */
      cover_media_url?: string | null;
    };
    TourTranslation: {
      id: string;
      tour_id: string;
      language: string;
      title: string;
      description: string;
      /** @description The language code where none was given. */
      slug_suffix: string;
      /** Format: uri */
      cover_media_url: string | null;
      earlier_source_title?: components['schemas']['EarlierSource'];
      earlier_source_description?: components['schemas']['EarlierSource'];
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string | null;
    };
    TourTranslationDraft: {
      language: string;
      title: string;
      description: string;
      slug_suffix?: string;
    };
    TourTranslationChange: {
      title?: string;
      description?: string;
      slug_suffix?: string;
      /** Format: uri-reference */
      cover_media_url?: string | null;
      /** @description Null says that the title is right for what stands in its source; a text takes that back. */
      earlier_source_title?: string | null;
      /** @description As that of the title. */
      earlier_source_description?: string | null;
    };
    SectionDraft: {
      order_index: number;
      duration_seconds: number | null;
      title: string;
      description: string;
      language: string;
    };
    SectionChange: {
      order_index?: number;
      duration_seconds?: number | null;
      /** Format: uri-reference */
      cover_media_url?: string | null;
    };
    SectionTranslation: {
      id: string;
      section_id: string;
      language: string;
      title: string | null;
      description: string | null;
      earlier_source_title?: components['schemas']['EarlierSource'];
      earlier_source_description?: components['schemas']['EarlierSource'];
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string | null;
    };
    SectionTranslationDraft: {
      language: string;
      title: string;
      description: string;
    };
    /** @description An emptied text is sent as null. */
    SectionTranslationChange: {
      title?: string | null;
      description?: string | null;
      /** @description Null says that the title is right for what stands in its source; a text takes that back. */
      earlier_source_title?: string | null;
      /** @description As that of the title. */
      earlier_source_description?: string | null;
    };
    /** @description Fields go before the file. At most 100 MB of audio, 10 MB of a picture. */
    UploadForm: {
      file: string;
      tour_id: string;
      language: string;
      /** @enum {string} */
      type: 'audio' | 'image';
      filename?: string;
      section_id?: string;
    };
    /** @description The console knows the other fields from what it sent. */
    UploadedMedia: {
      id: string;
      tour_id?: string | null;
      section_id?: string | null;
      language: string;
      /** @enum {string} */
      type?: 'image' | 'audio';
      filename?: string | null;
      title: string | null;
      transcript_text?: string | null;
      /** Format: uri */
      public_url?: string;
      duration?: number | null;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string | null;
    };
    UploadResult: {
      media_record: components['schemas']['UploadedMedia'];
      /** Format: uri */
      public_url: string;
    };
    MediaChange: {
      title?: string | null;
      transcript_text?: string | null;
      language?: string;
      filename?: string;
    };
    ReplaceForm: {
      file: string;
      title?: string;
      language?: string;
      /** @enum {string} */
      type?: 'audio' | 'image';
      transcript_text?: string;
      filename?: string;
    };
    Chapter: {
      id: string;
      media_id?: string;
      title: string;
      /** @description Transcript or captions. */
      description: string;
      start_time_seconds: number;
      /** @description Null until the next chapter, or to the end of the audio. */
      end_time_seconds: number | null;
      order_index: number;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string | null;
    };
    /** @description The whole chapter, also of a PUT. Times have at most three decimals. */
    ChapterDraft: {
      title: string;
      description: string;
      start_time_seconds: number;
      end_time_seconds: number | null;
      order_index: number;
    };
    Language: {
      id: string;
      code: string;
      label: string;
      native_label: string;
      /** @description An emoji. */
      flag: string;
      is_enabled: boolean;
      is_default: boolean;
      sort_order: number;
    };
    LanguageDraft: {
      code: string;
      label: string;
      native_label: string;
      flag: string;
      is_enabled: boolean;
      is_default: boolean;
      sort_order: number;
    };
    /** @description The code is locked. */
    LanguageChange: {
      label?: string;
      native_label?: string;
      flag?: string;
      is_enabled?: boolean;
      is_default?: boolean;
      sort_order?: number;
    };
    Admin: {
      id: string;
      full_name: string | null;
      email: string | null;
      avatar_url: string | null;
      /**
       * @description Any other word counts as admin.
       * @enum {string}
       */
      role: 'owner' | 'admin';
      /** Format: date-time */
      created_at: string | null;
    };
    AdminRequest: {
      id: string;
      user_id?: string;
      /**
       * @description Another word is shown as it is.
       * @enum {string}
       */
      status: 'pending' | 'approved' | 'rejected' | 'demoted';
      /** @description Of somebody demoted it holds the previous role. */
      reason: string;
      notes: string | null;
      full_name: string | null;
      email: string | null;
      avatar_url: string | null;
      review_notes?: string | null;
      /** Format: date-time */
      reviewed_at?: string | null;
      reviewed_by?: string | null;
      /** Format: date-time */
      created_at: string | null;
      /** Format: date-time */
      updated_at?: string | null;
    };
    AdminActivity: {
      id: string;
      /** @description A text, or `admin_name` and `admin_email` beside it, will do. */
      admin: {
        name: string | null;
        email: string | null;
      };
      action: string;
      target_email: string | null;
      details: {
        notes: string | null;
        /** @enum {unknown} */
        role?: 'admin' | 'owner';
      } | null;
      /** Format: date-time */
      created_at: string | null;
    };
    AdminOverview: {
      admins: components['schemas']['Admin'][];
      pending: components['schemas']['AdminRequest'][];
      rejected: components['schemas']['AdminRequest'][];
      approved: components['schemas']['AdminRequest'][];
      demoted: components['schemas']['AdminRequest'][];
      activity: components['schemas']['AdminActivity'][];
    };
    AccessRequest: {
      reason: string;
    };
    AccessRequestProblem: {
      message: string;
      error?: string;
      /** @description The request that waits already; absent for somebody who is an admin. */
      existing_request?: components['schemas']['AdminRequest'];
    };
    Promotion: {
      pendingId: string;
      /** @enum {string} */
      role: 'admin' | 'owner';
      notes: string;
    };
    /** @description Both hold the same text, because workers read either. */
    Demotion: {
      adminId: string;
      notes: string;
      reason: string;
    };
    Rejection: {
      /** @enum {string} */
      status: 'rejected';
      notes: string;
    };
    Notification: {
      title: string;
      body: string;
      /** Format: uri-reference */
      image_url: string | null;
      /** Format: uri-reference */
      tour_cover_url: string | null;
      /** @enum {string} */
      route_type:
        | 'home'
        | 'tour'
        | 'playlist'
        | 'private_playlist'
        | 'profile'
        | 'playlists'
        | 'downloads'
        | 'auth';
      route_id: string;
      /** @description A language code or `all`. */
      target_language: string;
    };
    NotificationResult: {
      message: string;
      total_users: number;
      sent_count: number;
      failed_count: number;
      id?: string;
    };
    /** @description A JPEG or PNG of at most 2 MB. */
    ImageForm: {
      file: string;
    };
    NotificationImage: {
      /** Format: uri */
      image_url: string;
    };
    UserCounts: {
      total_users: number;
      by_language: {
        [key: string]: number;
      };
    };
    /** @description Counts are by user, those who were not tried yet in `pending_count`. */
    NotificationProgress: {
      id: string;
      /** @enum {string} */
      state: 'sending' | 'stopped' | 'finished';
      total_users: number;
      sent_count: number;
      failed_count: number;
      pending_count: number;
    };
    Device: {
      token: string;
      /** @enum {string} */
      platform: 'android' | 'ios';
      language?: string | null;
      previous_token?: string | null;
    };
    TourHit: {
      id: string;
      title: string;
      description: string;
      /** Format: uri */
      cover_media_url: string | null;
      city?: string;
      slug?: string;
    };
    SectionHit: {
      id: string;
      tour_id: string;
      title: string;
      tour_title: string | null;
    };
    TextHit: {
      tour_id: string;
      section_id: string | null;
      /** @enum {string} */
      field: 'title' | 'description';
      source: string;
      target: string;
    };
    Summary: {
      total_sections: number;
      total_plays: number;
      sections_with_plays: number;
      avg_plays_per_section: number;
      most_played_section_count: number;
      /** @description Their number, or a list of them. */
      languages: number | unknown[];
    };
    LanguageFigures: {
      total_sections: number;
      total_plays: number;
      sections_with_plays: number;
      avg_plays_per_section: number;
    };
    OverviewFigures: {
      summary: components['schemas']['Summary'];
      by_language: {
        [key: string]: components['schemas']['LanguageFigures'];
      };
    };
    Overview: {
      overview: components['schemas']['OverviewFigures'];
    };
    SectionPlays: {
      section_id: string;
      section_title: string | null;
      tour_name: string | null;
      language: string;
      plays: number;
    };
    TopSections: {
      sections: {
        most_played_sections: components['schemas']['SectionPlays'][];
      };
    };
    TourPlays: {
      tour_id: string;
      tour_name: string | null;
      total_plays: number;
      sections_count: number;
      by_language: {
        [key: string]: number;
      };
    };
    TourPerformance: {
      tours: {
        tour_popularity: components['schemas']['TourPlays'][];
      };
    };
    DayPlays: {
      /** @description A day in UTC. */
      day: string;
      plays: number;
    };
    PublicPlaylist: {
      id: string;
      name: string;
      description: string | null;
      item_count: number;
    };
    SampleTranscript: {
      language: string;
      text: string;
    };
    LandingTour: {
      id: string;
      title: string;
      description: string;
      /** Format: uri */
      coverImageUrl: string | null;
      city: string;
      country: string;
      languages: string[];
      /** Format: uri */
      sampleAudioUrl: string | null;
      /** @description The recording of the sample, where its transcript can be asked for. */
      sampleTranscriptId?: string | null;
      /** @description The language of the recording of the sample. */
      sampleLanguage?: string | null;
      durationSeconds?: number | null;
      sectionCount?: number | null;
    };
    LandingCity: {
      city: string;
      country: string;
      tourCount: number;
      languages: string[];
    };
    /** @description Missing parts are empty; an entry that cannot be read is left out. */
    Landing: {
      hero: {
        eyebrow: string;
        title: string;
        description: string;
      };
      highlights: {
        id: string;
        title: string;
        description: string;
      }[];
      stats: {
        totalTours: number;
      };
      featuredTours: components['schemas']['LandingTour'][];
      coverage: {
        cities: components['schemas']['LandingCity'][];
        totalCities: number;
      };
      languages: {
        code: string;
        label: string;
        native_label: string;
      }[];
      storeLinks: {
        /** Format: uri */
        iosUrl: string | null;
        /** Format: uri */
        androidUrl: string | null;
      };
      /** Format: date-time */
      generatedAt: string;
    };
  };
  responses: {
    /** @description The body or the header cannot be read. */
    Refused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description No valid token. The console refreshes it once, then asks to sign in again. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description The person is no admin, or may not do this. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description The worker failed, or its database does not respond. */
    Failed: {
      headers: {
        'Retry-After': components['headers']['Retry-After'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description There is no such record. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description Something that exists or changed stands against it; `message` says what. */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description The body or the file is too large. */
    TooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description A field breaks its rule. */
    Invalid: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description There is no such record, or it has no text in the asked language. */
    NotInLanguage: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['LanguageProblem'];
      };
    };
    /** @description Done. */
    Done: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description The record is no longer the one of `If-Match`. */
    Stale: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['StaleProblem'];
      };
    };
    /** @description The file is of a type that is not taken. */
    WrongType: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
    /** @description The person, or their IP address, did this too often; after `Retry-After` it may be tried again. */
    TooMany: {
      headers: {
        'Retry-After': components['headers']['Retry-After'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Problem'];
      };
    };
  };
  parameters: {
    /** @description The code of the language in which texts are asked for. */
    lang: string;
    /** @description Most tours of a page. */
    pageLimit: number;
    /** @description The cursor of the page before, in the URL that its `Link` names. */
    pageAfter: string;
    ifNoneMatch: string;
    idempotencyKey: string;
    limit: number;
    id: string;
    /** @description The `updated_at` that the person saw, in quotes. */
    ifMatch: string;
    /** @description The language of the texts in the response. */
    responseLang: string;
    /** @description A language code. */
    languageOfPath: string;
  };
  requestBodies: never;
  headers: {
    ETag: string;
    Link: string;
    'Kathayatra-Extensions': string;
    'Retry-After': string;
    'Idempotency-Replayed': string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listTours: {
    parameters: {
      query?: {
        /** @description The code of the language in which texts are asked for. */
        lang?: components['parameters']['lang'];
        /** @description Both where it is absent. */
        published?: boolean;
        /** @description Most tours of a page. */
        limit?: components['parameters']['pageLimit'];
        /** @description The cursor of the page before, in the URL that its `Link` names. */
        after?: components['parameters']['pageAfter'];
      };
      header?: {
        'If-None-Match'?: components['parameters']['ifNoneMatch'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The list, or a page of it. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          Link: components['headers']['Link'];
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Tour'][];
        };
      };
      /** @description The list is still that of `If-None-Match`. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      '5XX': components['responses']['Failed'];
    };
  };
  createTour: {
    parameters: {
      query?: never;
      header?: {
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TourDraft'];
      };
    };
    responses: {
      /** @description A list whose first item is the tour. */
      201: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Tour'][];
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Invalid'];
      '5XX': components['responses']['Failed'];
    };
  };
  listEditedTours: {
    parameters: {
      query?: {
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The list. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EditedTour'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      '5XX': components['responses']['Failed'];
    };
  };
  listOutdatedTranslations: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The list; a language of a tour without such texts is not in it. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OutdatedTranslation'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      '5XX': components['responses']['Failed'];
    };
  };
  getTour: {
    parameters: {
      query?: {
        /** @description The code of the language in which texts are asked for. */
        lang?: components['parameters']['lang'];
      };
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A list whose first item is the tour, with `tour_sections`. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Tour'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotInLanguage'];
      '5XX': components['responses']['Failed'];
    };
  };
  deleteTour: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `updated_at` that the person saw, in quotes. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['Done'];
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['Stale'];
      '5XX': components['responses']['Failed'];
    };
  };
  updateTour: {
    parameters: {
      query?: {
        /** @description The language of the texts in the response. */
        lang?: components['parameters']['responseLang'];
      };
      header?: {
        /** @description The `updated_at` that the person saw, in quotes. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TourChange'];
      };
    };
    responses: {
      /** @description The changed record. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Tour'][];
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Invalid'];
      '5XX': components['responses']['Failed'];
    };
  };
  listTourTranslations: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The list. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TourTranslation'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  createTourTranslation: {
    parameters: {
      query?: never;
      header?: {
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TourTranslationDraft'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TourTranslation'];
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Invalid'];
      '5XX': components['responses']['Failed'];
    };
  };
  deleteTourTranslation: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `updated_at` that the person saw, in quotes. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        id: components['parameters']['id'];
        /** @description A language code. */
        language: components['parameters']['languageOfPath'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['Done'];
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['Stale'];
      '5XX': components['responses']['Failed'];
    };
  };
  updateTourTranslation: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `updated_at` that the person saw, in quotes. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        id: components['parameters']['id'];
        /** @description A language code. */
        language: components['parameters']['languageOfPath'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TourTranslationChange'];
      };
    };
    responses: {
      /** @description The changed record. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TourTranslation'];
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Invalid'];
      '5XX': components['responses']['Failed'];
    };
  };
  listSections: {
    parameters: {
      query?: {
        /** @description The code of the language in which texts are asked for. */
        lang?: components['parameters']['lang'];
      };
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The list. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Section'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  createSection: {
    parameters: {
      query?: never;
      header?: {
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SectionDraft'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Section'];
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Invalid'];
      '5XX': components['responses']['Failed'];
    };
  };
  getSection: {
    parameters: {
      query?: {
        /** @description The code of the language in which texts are asked for. */
        lang?: components['parameters']['lang'];
      };
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A list whose first item is the section, with `media`. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Section'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotInLanguage'];
      '5XX': components['responses']['Failed'];
    };
  };
  deleteSection: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `updated_at` that the person saw, in quotes. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['Done'];
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['Stale'];
      '5XX': components['responses']['Failed'];
    };
  };
  updateSection: {
    parameters: {
      query?: {
        /** @description The language of the texts in the response. */
        lang?: components['parameters']['responseLang'];
      };
      header?: {
        /** @description The `updated_at` that the person saw, in quotes. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SectionChange'];
      };
    };
    responses: {
      /** @description The changed record. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Section'][];
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Invalid'];
      '5XX': components['responses']['Failed'];
    };
  };
  listSectionTranslations: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The list. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SectionTranslation'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  createSectionTranslation: {
    parameters: {
      query?: never;
      header?: {
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SectionTranslationDraft'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SectionTranslation'];
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Invalid'];
      '5XX': components['responses']['Failed'];
    };
  };
  deleteSectionTranslation: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `updated_at` that the person saw, in quotes. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        id: components['parameters']['id'];
        /** @description A language code. */
        language: components['parameters']['languageOfPath'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['Done'];
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['Stale'];
      '5XX': components['responses']['Failed'];
    };
  };
  updateSectionTranslation: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `updated_at` that the person saw, in quotes. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        id: components['parameters']['id'];
        /** @description A language code. */
        language: components['parameters']['languageOfPath'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SectionTranslationChange'];
      };
    };
    responses: {
      /** @description The changed record. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SectionTranslation'];
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Invalid'];
      '5XX': components['responses']['Failed'];
    };
  };
  recordPlay: {
    parameters: {
      query?: {
        /** @description A language code. */
        language?: string;
      };
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Counted. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            plays?: number;
          };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      '5XX': components['responses']['Failed'];
    };
  };
  upload: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['UploadForm'];
      };
    };
    responses: {
      /** @description The record and its URL. */
      201: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadResult'];
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      415: components['responses']['WrongType'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      '5XX': components['responses']['Failed'];
    };
  };
  getMedia: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The record. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Media'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  deleteMedia: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `updated_at` that the person saw, in quotes. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['Done'];
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['Stale'];
      '5XX': components['responses']['Failed'];
    };
  };
  updateMedia: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `updated_at` that the person saw, in quotes. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MediaChange'];
        'multipart/form-data': components['schemas']['ReplaceForm'];
      };
    };
    responses: {
      /** @description The changed record. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Media'];
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      /** @description The worker does not replace files. */
      405: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      409: components['responses']['Conflict'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      415: components['responses']['WrongType'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      '5XX': components['responses']['Failed'];
    };
  };
  listChapters: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The list. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Chapter'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  createChapter: {
    parameters: {
      query?: never;
      header?: {
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChapterDraft'];
      };
    };
    responses: {
      /** @description The chapter, with an id. */
      201: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Chapter'];
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Invalid'];
      '5XX': components['responses']['Failed'];
    };
  };
  updateChapter: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `updated_at` that the person saw, in quotes. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChapterDraft'];
      };
    };
    responses: {
      /** @description The changed record. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Chapter'];
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['Stale'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Invalid'];
      '5XX': components['responses']['Failed'];
    };
  };
  deleteChapter: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `updated_at` that the person saw, in quotes. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['Done'];
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['Stale'];
      '5XX': components['responses']['Failed'];
    };
  };
  listLanguages: {
    parameters: {
      query?: {
        /** @description Both where it is absent. */
        enabled?: boolean;
      };
      header?: {
        'If-None-Match'?: components['parameters']['ifNoneMatch'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The list. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Language'][];
        };
      };
      /** @description The list is still that of `If-None-Match`. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      '5XX': components['responses']['Failed'];
    };
  };
  createLanguage: {
    parameters: {
      query?: never;
      header?: {
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LanguageDraft'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Language'];
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Invalid'];
      '5XX': components['responses']['Failed'];
    };
  };
  deleteLanguage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: components['responses']['Done'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      '5XX': components['responses']['Failed'];
    };
  };
  updateLanguage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LanguageChange'];
      };
    };
    responses: {
      /** @description The changed record. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Language'];
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Invalid'];
      '5XX': components['responses']['Failed'];
    };
  };
  getAdminOverview: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The record. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminOverview'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      '5XX': components['responses']['Failed'];
    };
  };
  listPendingRequests: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The list. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminRequest'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      '5XX': components['responses']['Failed'];
    };
  };
  listAdminActivity: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The list. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminActivity'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      '5XX': components['responses']['Failed'];
    };
  };
  requestAccess: {
    parameters: {
      query?: never;
      header?: {
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AccessRequest'];
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            success: boolean;
            request?: components['schemas']['AdminRequest'];
          };
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      /** @description A request waits already, or the person is an admin. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccessRequestProblem'];
        };
      };
      413: components['responses']['TooLarge'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      '5XX': components['responses']['Failed'];
    };
  };
  promote: {
    parameters: {
      query?: never;
      header?: {
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Promotion'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            success: boolean;
            admin?: components['schemas']['Admin'];
          };
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Invalid'];
      '5XX': components['responses']['Failed'];
    };
  };
  demote: {
    parameters: {
      query?: never;
      header?: {
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Demotion'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            success: boolean;
            request?: components['schemas']['AdminRequest'];
          };
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Invalid'];
      '5XX': components['responses']['Failed'];
    };
  };
  rejectRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Rejection'];
      };
    };
    responses: {
      /** @description The changed record. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminRequest'];
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Invalid'];
      '5XX': components['responses']['Failed'];
    };
  };
  sendNotification: {
    parameters: {
      query?: never;
      header?: {
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Notification'];
      };
    };
    responses: {
      /** @description Sent. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotificationResult'];
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      '5XX': components['responses']['Failed'];
    };
  };
  uploadNotificationImage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['ImageForm'];
      };
    };
    responses: {
      /** @description The URL of the picture. */
      201: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotificationImage'];
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['WrongType'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      '5XX': components['responses']['Failed'];
    };
  };
  countUsers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The record. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserCounts'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      '5XX': components['responses']['Failed'];
    };
  };
  getNotificationProgress: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The record. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotificationProgress'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  stopNotification: {
    parameters: {
      query?: never;
      header?: {
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The record. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotificationProgress'];
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Invalid'];
      '5XX': components['responses']['Failed'];
    };
  };
  registerDevice: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Device'];
      };
    };
    responses: {
      /** @description Registered. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['Refused'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      '5XX': components['responses']['Failed'];
    };
  };
  searchTours: {
    parameters: {
      query?: {
        q?: string;
        /** @description The code of the language in which texts are asked for. */
        lang?: components['parameters']['lang'];
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The list. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TourHit'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      '5XX': components['responses']['Failed'];
    };
  };
  searchSections: {
    parameters: {
      query?: {
        q?: string;
        /** @description The code of the language in which texts are asked for. */
        lang?: components['parameters']['lang'];
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The list. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SectionHit'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      '5XX': components['responses']['Failed'];
    };
  };
  searchTexts: {
    parameters: {
      query?: {
        q?: string;
        from?: string;
        to?: string;
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The list. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TextHit'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      '5XX': components['responses']['Failed'];
    };
  };
  getAnalytics: {
    parameters: {
      query: {
        type: 'overview' | 'sections' | 'tours';
      };
      header?: {
        'If-None-Match'?: components['parameters']['ifNoneMatch'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The record. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Overview']
            | components['schemas']['TopSections']
            | components['schemas']['TourPerformance'];
        };
      };
      /** @description The figures are still those of `If-None-Match`. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      '5XX': components['responses']['Failed'];
    };
  };
  recordEvent: {
    parameters: {
      query?: never;
      header?: {
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          [key: string]: unknown;
        };
      };
    };
    responses: {
      /** @description Recorded. */
      202: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': Record<string, never>;
        };
      };
      400: components['responses']['Refused'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['TooLarge'];
      422: components['responses']['Invalid'];
      '5XX': components['responses']['Failed'];
    };
  };
  listPlaysByDay: {
    parameters: {
      query?: {
        /** @description 28 where it is absent. */
        days?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The list. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DayPlays'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      '5XX': components['responses']['Failed'];
    };
  };
  searchPlaylists: {
    parameters: {
      query?: {
        search?: string;
        /** @description The code of the language in which texts are asked for. */
        lang?: components['parameters']['lang'];
        limit?: components['parameters']['limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The list. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PublicPlaylist'][];
        };
      };
      '5XX': components['responses']['Failed'];
    };
  };
  getSampleTranscript: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The record. */
      200: {
        headers: {
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SampleTranscript'];
        };
      };
      404: components['responses']['NotFound'];
      '5XX': components['responses']['Failed'];
    };
  };
  getLanding: {
    parameters: {
      query?: {
        /** @description The code of the language in which texts are asked for. */
        lang?: components['parameters']['lang'];
        limit?: components['parameters']['limit'];
      };
      header?: {
        'If-None-Match'?: components['parameters']['ifNoneMatch'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The record. */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          'Kathayatra-Extensions': components['headers']['Kathayatra-Extensions'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Landing'];
        };
      };
      /** @description The content is still that of `If-None-Match`. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      '5XX': components['responses']['Failed'];
    };
  };
}
