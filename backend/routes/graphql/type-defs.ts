/** Types match the REST shapes of lib/contract. Widths in pixels, aspects such as 16x9 or Square. */
export const typeDefs = /* GraphQL */ `
  type Query {
    "Published pages by id, 100 at most."
    pages(page_size: Int, page: Int): [Page!]!
    "A published page by its address; '' is the home page."
    page(url: String!): Page
    giftVoucherThemes(image_width: Int, image_aspect: String): [GiftVoucherTheme!]!
    "A gallery by its id or url."
    gallery(id: ID!, image_width: Int, image_aspect: String, extra_aspects: [String!]): Gallery
    "The galleries of a group, each with its first slide."
    galleries(group: String!, image_width: Int, image_aspect: String): [Gallery!]!
    testimonials: [Testimonial!]!
  }

  type Page {
    id: ID!
    name: String!
    url: String!
    updated_at: String!
    "Extra HTML, as a JSON string."
    content: String!
    "What visitors see at this moment."
    pageContents: [PageBlock!]!
  }

  type PageBlock {
    id: ID!
    sort_order: Int!
    name: String!
    "Outer name of the widget, one to a block."
    template: String!
    "Settings of the widget, as a JSON string."
    variables: String!
    hidden: Boolean!
    start_time: String
    end_time: String
    text_colour: String!
    background_colour: String!
    "Space in pixels."
    padding_top: Int!
    padding_bottom: Int!
    padding_left: Int!
    padding_right: Int!
    margin_top: Int!
    margin_bottom: Int!
    full_width: Boolean!
    imageHashes: PageBlockHashes!
    background_image_fixed: Boolean!
    "Percent."
    background_image_opacity: Int!
    background_image_saturation: Int!
    background_video_id: String!
    background_video: PageBlockVideo
    aos_type: String!
    aos_easing: String!
    "Pixels."
    aos_offset: Int!
    "Milliseconds."
    aos_duration: Int!
    aos_delay: Int!
    anchor_name: String!
    editing: Boolean!
    deleted: Boolean!
  }

  "Pictures by their hash, empty for none: their addresses are /assets/i/{hash}/{aspect}/{width}.{ext}."
  type PageBlockHashes {
    background_image: String!
  }

  type PageBlockVideo {
    id: ID!
    platform: String!
    name: String!
    slug: String!
    "Seconds."
    length: Float!
    file: String!
    formats: [String!]!
    imageHashes: VideoHashes!
  }

  type VideoHashes {
    slate: String!
  }

  type ImageUrls {
    url: String!
    webp_url: String!
    avif_url: String!
  }

  type ImageFile {
    aspect: String!
    urls: ImageUrls!
    width: Int!
    height: Int!
  }

  type Image {
    hash: String!
    aspect: String!
    url: String!
    webp_url: String!
    avif_url: String!
    width: Int!
    height: Int!
    placeholder: String!
    alt: String!
    extra_aspects: [ImageFile!]!
  }

  type GiftVoucherTheme {
    id: ID!
    name: String!
    image: Image
  }

  type Slide {
    id: ID!
    heading: String!
    sub_heading: String!
    content: String!
    image: Image
    overlay_color: String!
    text_color: String!
    image_opacity: Int!
    image_saturation: Int!
    link: String!
    link_button_text: String!
    link_target: String!
  }

  type Gallery {
    id: ID!
    name: String!
    url: String!
    heading: String!
    sub_heading: String!
    slides: [Slide!]!
  }

  type Testimonial {
    id: ID!
    content: String!
    name: String!
    title: String!
    image: Image
    rating: Float!
  }
`;
